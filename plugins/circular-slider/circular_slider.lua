--- A slider that goes round in a circle, as TBCircularSlider is described (weibo, §42 and §43).
--
-- What the description leaves open was chosen here: the ring is 60 points wide, the active arc and
-- the handle 40, and the ring's middle lies 50 points inside of the edge, which gives the radius of
-- 100 points in a control of 300. The canvas of the mask is as large as the control.
--
-- Angles are degrees from the right on, counter-clockwise, from 1 to 360. The text field in the
-- middle shows the angle and takes no touches, so that they all steer the handle.

local ui = require "lunette"

local BACKGROUND_WIDTH = 60
local LINE_WIDTH = 40
local PADDING = 50

local CircularSlider = ui.Control:subclass "CircularSlider"

-- A reload and a restart carry the angle over.
CircularSlider.properties = { "angle" }

local function round(x) return math.floor(x + 0.5) end

--- A number as a `float` of C holds it.
local function single(x) return (string.unpack("f", string.pack("f", x))) end

--- The angle of the way between two points in degrees, from the right on, clockwise on the screen;
-- in spite of its name, which is that of Apple's sample. Nil where there is no way.
local function angleFromNorth(from, to)
  local dx, dy = to.x - from.x, to.y - from.y
  if dx == 0 and dy == 0 then return nil end
  local result = single(math.deg(math.atan(dy, dx)))
  if result >= 0 then return result end
  return single(result + 360)
end

function CircularSlider:init(options)
  CircularSlider.super.init(self, options)
  self.isOpaque = false
  local font = ui.Font:boldSystemFont(65)
  local room = ui.textSize("000", { font = font })
  local width, height = math.ceil(room.width), math.ceil(room.height)
  self.textField = ui.TextField{
    id = "angle", font = font, textColor = { white = 1, alpha = 0.8 }, textAlignment = "center",
    isUserInteractionEnabled = false,
    frame = { (self.width - width) / 2, (self.height - height) / 2, width, height },
  }
  self:addSubview(self.textField)
  self.angle = self.angle or 360
end

function CircularSlider:get_angle() return self.degrees end

function CircularSlider:set_angle(angle)
  self.degrees = angle
  -- A constructor sets the angle before the text field is there.
  if self.textField then self.textField.text = ("%d"):format(angle) end
  self:setNeedsDisplay()
end

--- The middle of the ring's width, from the centre.
function CircularSlider:radius() return self.width / 2 - PADDING end

-- Tracking

function CircularSlider:beginTracking(touch, event)
  CircularSlider.super.beginTracking(self, touch, event)
  return true
end

function CircularSlider:continueTracking(touch, event)
  CircularSlider.super.continueTracking(self, touch, event)
  self:moveHandle(touch:location(self))
  self:sendActions "valueChanged"
  return true
end

--- Turns the handle towards a point, however far that is. The centre has no direction: the angle
-- stays.
function CircularSlider:moveHandle(point)
  local angle = angleFromNorth(ui.point(self.width / 2, self.height / 2), point)
  if angle then self.angle = 360 - math.floor(angle) end
end

-- Drawing

--- The corner of the handle at an angle, so that its middle lies on the ring.
function CircularSlider:pointFromAngle(angle)
  local x, y = self.width / 2 - LINE_WIDTH / 2, self.height / 2 - LINE_WIDTH / 2
  local radians = math.rad(-angle)
  return ui.point(round(x + self:radius() * math.cos(radians)),
    round(y + self:radius() * math.sin(radians)))
end

function CircularSlider:draw(rect)
  local context = ui.graphicsGetCurrentContext()
  self:drawBackground(context)
  local mask = self:makeMask()
  self:drawGradient(context, rect, mask)
  self:drawTheHandle(context)
end

--- A whole ring of black.
function CircularSlider:drawBackground(context)
  context:addArc({ self.width / 2, self.height / 2 }, self:radius(), 0, 2 * math.pi, false)
  ui.Color.black:setStroke()
  context:setLineWidth(BACKGROUND_WIDTH)
  context:setLineCap "butt"
  context:drawPath "stroke"
end

--- The pixels through which the gradient is seen: an arc from the right on, blurred by its own
-- shadow. It is drawn with the angle itself, clockwise; that clipping turns the image upside down
-- makes it counter-clockwise, as the handle is.
function CircularSlider:makeMask()
  ui.graphicsBeginImageContext(self.bounds.size)
  local context = ui.graphicsGetCurrentContext()
  context:addArc({ self.width / 2, self.height / 2 }, self:radius(), 0, math.rad(self.angle), false)
  ui.Color.red:set()
  context:setShadow({ 0, 0 }, self.angle // 20, ui.Color.black.cgColor)
  context:setLineWidth(LINE_WIDTH)
  context:drawPath "stroke"
  local mask = context:makeImage()
  ui.graphicsEndImageContext()
  return mask
end

--- Blue at the top, violet at the bottom.
function CircularSlider:drawGradient(context, rect, mask)
  context:saveGState()
  if mask then context:clip(self.bounds, mask) end
  local gradient = ui.CGGradient{
    colorSpace = ui.colorSpaceCreateDeviceRGB(),
    colorComponents = { 0, 0, 1, 1, 1, 0, 1, 1 },
    count = 2,
  }
  context:drawLinearGradient(gradient, { rect.midX, rect.minY }, { rect.midX, rect.maxY })
  context:restoreGState()
end

function CircularSlider:drawTheHandle(context)
  context:saveGState()
  context:setShadow({ 0, 0 }, 3, ui.Color.black.cgColor)
  local corner = self:pointFromAngle(self.angle)
  ui.gray(1, 0.7):set()
  context:fillEllipse{ corner.x, corner.y, LINE_WIDTH, LINE_WIDTH }
  context:restoreGState()
end

return CircularSlider
