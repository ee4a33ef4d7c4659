/// The sizes, durations and limits of the reference device, an iPhone 6 with iOS 8.4.
///
/// One line each, with its source; see also the topics that own a value.
public enum Metrics {
  // Screen

  /// Points; Apple, "The Ultimate Guide to iPhone Resolutions" (iPhone 6: 375×667 at 2×).
  public static let screenSize = Size(width: 375, height: 667)
  /// Pixels per point of the same screen.
  public static let screenScale = 2.0
  /// Points; `UIApplication.statusBarFrame` of a phone in portrait, without a call.
  public static let statusBarHeight = 20.0

  // Views

  /// Points; Apple, `UIView.layoutMargins`: "the default margins are eight points on each side".
  public static let layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Points; the same page: the root view's margins are the system's, 16 or 20 at the sides by its
  /// width, none above and below; a phone of 375 points has 16.
  public static let controllerLayoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  // Controllers that come and go

  /// Seconds; how long a presented controller takes from below: iOS 7 and 8, as
  /// `transitionDuration` and the keyboard beside it show.
  public static let coverDuration = 0.4
  /// Seconds of the other styles; UIKit's values are not published. The flip and the curl of
  /// `UIView.transition` take 0.75 and 1 in Apple's samples, the dissolve is a fade of a screen.
  public static let flipDuration = 0.75
  public static let dissolveDuration = 0.4
  public static let curlDuration = 0.75
  /// The part of its width by which the screen below moves in a push; iOS 7 and 8, as measured by
  /// many who rebuild it.
  public static let navigationParallax = 0.3
  /// Points a second from which a swipe leads back however far it came; ours.
  public static let popVelocity = 300.0
  /// Seconds; UIKit's `UINavigationControllerHideShowBarDuration`.
  public static let barHidingDuration = 0.2

  // Touch

  /// Points around a control within which a tracked touch still counts as inside;
  /// measured by many, for example stackoverflow.com/questions/14340122.
  public static let touchSlop = 70.0
  /// Seconds between the end of one tap and the beginning of the next that still make a double
  /// tap; ours: UIKit's value is not published, and 0.35 is what its recognisers use in practice.
  public static let multipleTapInterval = 0.35
  /// Points between two taps that still make a double tap; as above.
  public static let multipleTapDistance = 45.0
  /// Seconds for which a finger of a tap may stay down, and points that it may move; ours: UIKit's
  /// values are not published, and such presses are still taken for taps in practice.
  public static let maximumTapDuration = 1.5
  public static let maximumTapMovement = 45.0
  /// Seconds, and points; Apple, `UILongPressGestureRecognizer.minimumPressDuration` and
  /// `allowableMovement`.
  public static let minimumPressDuration = 0.5
  public static let maximumPressMovement = 10.0
  /// Points that a finger moves before a pan begins; in practice 10, as scroll views show.
  public static let panHysteresis = 10.0
  /// Points by which the distance of two fingers changes before a pinch begins; ours.
  public static let pinchHysteresis = 8.0
  /// Points that two fingers move along their circle before a rotation begins; ours.
  public static let rotationHysteresis = 8.0
  /// Points that a swipe covers at least in its direction, and at most across it, and seconds that
  /// it takes at most; the defaults of UIKit's recogniser in practice.
  public static let minimumSwipeMovement = 50.0
  public static let maximumSwipeDrift = 50.0
  public static let maximumSwipeDuration = 0.5
  /// Points from the edge of the screen in which an edge pan begins; in practice.
  public static let screenEdgeWidth = 13.0
  /// Seconds after its last move from which a finger counts as resting; ours.
  public static let restingTime = 0.1
  /// The alpha below which a view takes no touches; Apple, `hitTest(_:with:)`.
  public static let minimumTouchableAlpha = 0.01

  // Labels and buttons

  /// How opaque the text of a label is that is off, as part of its colour's alpha; Apple says
  /// "dimmed" without a figure, this one is ours.
  public static let disabledLabelAlpha = 0.5
  /// How opaque the title of a system button is while a finger is on it; from practice.
  public static let highlightedTitleAlpha = 0.2
  /// Points above and below a title in the size of a button without insets;
  /// stackoverflow.com/questions/70778238.
  public static let buttonTitlePadding = 6.0
  /// Points; the least width of a button without insets, as Interface Builder shows it.
  public static let buttonMinimumWidth = 30.0
  /// Points; the side of the ⓘ and the ⊕ of iOS 7.
  public static let buttonGlyphSide = 22.0

  // Text fields

  /// Points from a rounded border or a bezel to the text; `textRect(forBounds:)` of such fields in
  /// iOS 7 and 8 is {7, 2, …}.
  public static let textFieldInset = Size(width: 7, height: 2)
  /// The same for the border of a line.
  public static let textFieldLineInset = Size(width: 2, height: 2)
  /// Points; the least height of a field with a rounded border, which Interface Builder fixes.
  public static let textFieldHeight = 30.0
  /// Points; the side of the button that empties a field in iOS 7 and 8, and what is beside it.
  public static let clearButtonSide = 19.0
  public static let clearButtonMargin = 5.0
  /// Points; the size to which a field's font shrinks without a `minimumFontSize`. UIKit's header
  /// says "may be pinned to something readable"; the figure is ours.
  public static let readableFontSize = 9.0

  /// Characters; of a longer text a field at rest measures and shows so many. Ours: a screen is some
  /// hundred characters wide.
  public static let longestShownText = 4_000

  // Scroll views

  /// Seconds; how long `setContentOffset(_:animated:)` takes, as measured on every iPhone.
  public static let scrollDuration = 0.3
  /// The part of its speed that content keeps in a millisecond; Apple,
  /// `UIScrollView.DecelerationRate`.
  public static let normalDecelerationRate = 0.998
  public static let fastDecelerationRate = 0.99
  /// How content yields that is pulled beyond its edge: (1 − 1 / (way × this / size + 1)) × size, as
  /// found by @chpwn; squareb.wordpress.com/2013/01/06/31.
  public static let rubberBand = 0.55
  /// How stiff the spring is that brings it back, in radians a second: the root of a stiffness of
  /// 100; Ilya Lobanov, "How UIScrollView works".
  public static let scrollSpringFrequency = 10.0
  /// Points from its rest at which content counts as resting; the same article.
  public static let scrollRestDistance = 0.5
  /// How content yields that two fingers scale beyond its limits: this power of what they go beyond;
  /// ours.
  public static let zoomBand = 0.5
  /// Seconds for which `delaysContentTouches` keeps touches from the content; from practice.
  public static let contentTouchDelay = 0.15
  /// Points a second from which a finger throws content to the next page; ours.
  public static let pageVelocity = 50.0
  /// How fast content goes to its page, and at most to a place that a delegate has chosen: the part
  /// of the way that is left falls by this logarithm in a second. Ours; the first is that of
  /// `DecelerationRate.fast`.
  public static let pageRate = 10.0
  public static let greatestGlideRate = 30.0
  /// The part of the one coordinate of a way that the other has to be, for the way to be diagonal
  /// and not to lock the direction; ours, 30 degrees.
  public static let diagonalShare = 0.58
  /// Points; an indicator of iOS 7 and 8 is 2.5 thick, that far from the edges, and at least 36
  /// long, or 7 where it is squeezed at an end.
  public static let indicatorThickness = 2.5
  public static let indicatorMargin = 2.5
  public static let indicatorLength = 36.0
  public static let shortestIndicator = 7.0
  /// Seconds for which `flashScrollIndicators()` shows them; ours.
  public static let indicatorFlash = 0.9

  // Text views

  /// Points around the text; Apple, `UITextView.textContainerInset`, which was 8 above and below
  /// and 0 at the sides from iOS 7 on.
  public static let textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Points between the text and its container at either side; Apple,
  /// `NSTextContainer.lineFragmentPadding`: "the default value is 5.0".
  public static let lineFragmentPadding = 5.0
  /// Points; the font of a text that names none is Helvetica 12, says Apple's page of
  /// `NSFontAttributeName`, and a text view of iOS 7 and 8 names none.
  public static let textViewFontSize = 12.0
  /// Points; the width of a caret, that of `caretRect(for:)` in iOS 7 and 8.
  public static let caretWidth = 2.0
  /// Seconds that a finger rests on a text before it selects; `minimumPressDuration` of a
  /// `UILongPressGestureRecognizer`, which a text view has for it.
  public static let textPressDuration = 0.5
  /// Points that it may move meanwhile; that recogniser's `allowableMovement`.
  public static let textPressMovement = 10.0

  // Cells of tables. What is from "dumps" was printed by `recursiveDescription` in iOS 7 and 8; see
  // `TableViewCell+Layout.swift`. "UITableConstants" is UIKit's own table of such figures, as class
  // dumps show it.

  /// Points; the size of a new cell, and the least height of one that finds its own; Apple,
  /// `UITableView.rowHeight`.
  public static let cellSize = Size(width: 320, height: 44)
  /// Points at the sides of texts and accessories, and between an image and its text; dumps: 15 on
  /// screens that are 320 or 375 wide.
  public static let cellMargin = 15.0
  /// Points between a text and what stands at the right of the content; dumps: {15, 0, 270, 43} in
  /// 287.
  public static let boundedTextMargin = 2.0
  /// Points between the content and an accessory: 320 less 287, 15 and 8; dumps.
  public static let accessoryGap = 10.0
  /// Points between the ⓘ and the chevron; UITableConstants.
  public static let accessorySpacing = 12.0
  /// Points; the pictures of the device. The chevron is 8 wide in dumps.
  public static let chevronSize = Size(width: 8, height: 13)
  public static let checkmarkSize = Size(width: 14, height: 11)
  /// Points of a step of `indentationLevel`; Apple, `UITableViewCell.indentationWidth`.
  public static let indentationWidth = 10.0
  /// Points by which edit mode moves the content; dumps: {38, 0, 282, 43}.
  public static let editingIndentation = 38.0
  /// Points; the control at the left, and that at the right. From practice.
  public static let editControlWidth = 47.0
  public static let reorderWidth = 42.0
  /// Points; a line of one pixel.
  public static let separatorHeight = 0.5
  /// Apple, `UITableView.separatorInset`: 15 at the left since iOS 7.
  public static let separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// UITableConstants: 0.784, 0.780, 0.8.
  public static let separatorColor = Color(red: 200.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
  /// The fonts of the labels are the text styles body, footnote and caption 1; UITableConstants. They
  /// were 18, 14 and 12 points before iOS 8.
  public static let cellFont = Font.preferredFont(forTextStyle: .body)
  public static let smallCellFont = Font.preferredFont(forTextStyle: .footnote)
  public static let subtitleFont = Font.preferredFont(forTextStyle: .caption1)
  /// The grey of the details of `value1`, as on the device.
  public static let cellDetailColor = Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
  /// Points; the title of `value2`, and what is between it and the details: they begin at 112 in
  /// Interface Builder.
  public static let value2TitleWidth = 91.0
  public static let valueGap = 6.0
  /// Points above and below the texts of a subtitle; of the other styles half a line;
  /// UITableConstants.
  public static let subtitleMargin = 4.0
  /// Points beside the title of a button that a swipe uncovers; dumps: {15, 11, 87, 21.5} in 117.
  public static let actionPadding = 15.0
  /// Its font; the same dump.
  public static let actionFont = Font.systemFont(ofSize: 18)
  /// The system's red and the grey of other actions, as on the device.
  public static let destructiveColor = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
  public static let normalActionColor = Color(
    red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
  /// Points a second, from which on a finger flicks a row open or shut wherever it lets go; ours.
  public static let rowFlickSpeed = 100.0
  /// Seconds in which controls and buttons of a cell come; UITableConstants: 0.3.
  public static let cellMotion = 0.3

  // Tables

  /// Points; the height of a row about which nothing is said.
  public static let rowHeight = 44.0
  /// Points; what is above the first group without a text.
  public static let groupedFirstGap = 35.0
  /// The ground of grouped tables: 239, 239, 244, as on the device.
  public static let groupedTableColor = Color(
    red: 239.0 / 255, green: 239.0 / 255, blue: 244.0 / 255)
  /// What a table takes from its data source and its delegate; more are cut off.
  public static let maximumSections = 100_000
  public static let maximumRows = 1 << 35
  /// How many rows of a section are asked for their heights, and how often in a row that may fail.
  public static let maximumAskedRows = 10_000_000
  public static let maximumFailuresInARow = 100
  /// Points.
  public static let maximumRowHeight = 1e6
  /// How many rows can be in sight: hundreds on the largest screens, were it for those that can be
  /// read.
  public static let maximumVisibleRows = 1_000
  // Grids: the defaults of UICollectionViewFlowLayout.
  public static let collectionItemSize = Size(width: 50, height: 50)
  public static let collectionSpacing = 10.0
  /// How far beyond the bounds a layout is asked for elements, so that it need not be at each step
  /// of scrolling.
  public static let collectionMargin = 64.0
  /// How many views a grid has in sight, were it for those that can be seen.
  public static let maximumVisibleItems = 2_000
  /// How many elements a flow layout names in one answer.
  public static let maximumElementsAsked = 100_000
  /// Items of a section that are each asked for their size, at most.
  public static let maximumMeasuredItems = 1_000_000
  /// Points; lines of empty rows stand no closer.
  public static let leastEmptyRowHeight = 4.0
  /// Points; the index at the right edge, and the most of one title of it.
  public static let indexWidth = 15.0
  public static let indexTitleHeight = 14.0
  /// Seconds in which rows come, go and move.
  public static let rowMotion = 0.3
  /// Points a second; the most by which a row that is moved to an edge scrolls the table. From
  /// practice.
  public static let reorderScrollSpeed = 900.0

  // Bars. What is from "dumps" was printed by `recursiveDescription` on phones with iOS 7 and 8.

  /// Points; Apple, Human Interface Guidelines for iOS 7 and 8: bars are 44 high, and 32 on a phone
  /// that lies on its side; a navigation bar with a prompt is 74 high, as dumps show.
  public static let barHeight = 44.0
  public static let compactBarHeight = 32.0
  public static let promptBarHeight = 74.0
  /// Points between the edge of a navigation bar and its words; dumps: a `UINavigationButton` ends at
  /// 8 from the edge. Images and views stand 16 from the edge, as the spaces of −16 know by which they
  /// are brought there (stackoverflow.com/questions/18861201): 8, and what is beside a picture.
  public static let barMargin = 8.0
  public static let barPicturePadding = 8.0
  /// Points between two buttons, and between them and the title; ours.
  public static let barSpacing = 8.0
  /// Points between the edge of a toolbar and its first item, and between two items; the first as on
  /// the device since iOS 7, the second is ours.
  public static let toolbarMargin = 16.0
  public static let toolbarSpacing = 10.0
  /// Points; buttons of iOS 7 and 8, and bold where their style is done; titles are bold and as large.
  public static let barButtonFontSize = 17.0
  public static let barTitleFontSize = 17.0
  /// Points; Apple, Human Interface Guidelines for iOS 7: icons of bars are about 22×22.
  public static let barPictureSide = 22.0
  /// Points; dumps: `_UINavigationBarBackIndicatorView` is 13×21, and the words begin 19 after its left
  /// edge.
  public static let backIndicatorSize = Size(width: 13, height: 21)
  public static let backIndicatorGap = 6.0
  /// Points; more than that no item of a bar is wide, nor room negative. Ours.
  public static let maximumItemWidth = 1e6
  /// Points; the line above a title, from the upper edge; from practice.
  public static let promptFontSize = 14.0
  public static let promptTop = 10.0
  public static let promptHeight = 20.0
  /// The grey of a bar as it is seen upon white, and of a black one.
  public static let barColor = Color(white: 247.0 / 255)
  public static let blackBarColor = Color(white: 28.0 / 255)
  /// The hairline at its edge, as on the device.
  public static let barEdgeColor = Color(white: 178.0 / 255)
  /// Seconds; the push and the pop of a screen, as measured by many since iOS 7.
  public static let navigationDuration = 0.35

  // Pulling to refresh

  /// Points; a `UIRefreshControl` is 60 high since iOS 6, as its frame says.
  public static let refreshHeight = 60.0
  /// Points by which content has to be pulled down, as it is seen, before it is refreshed; ours.
  public static let refreshPull = 100.0
  /// Points; the middle of the wheel from the upper edge, with and without a title below it, and the
  /// place of the title.
  public static let refreshWheelMiddle = 20.0
  public static let refreshTitleTop = 36.0
  public static let refreshTitleHeight = 20.0
  /// Seconds in which the content goes back.
  public static let refreshDuration = 0.3
  public static let refreshTitleFont = Font.systemFont(ofSize: 12)
  /// The colour of wheel and title.
  public static let refreshColor = Color.gray

  // Headers and footers of sections

  /// Points; Apple's headers of iOS 8 (UITableConstants: 28, with the font of headlines).
  public static let plainHeaderHeight = 28.0
  /// Points; one line in grouped style, and the first of a table, as logged on iPhones with two
  /// pixels per point.
  public static let groupedHeaderHeight = 38.0
  public static let groupedFirstHeaderHeight = 55.5
  /// Points; ours.
  public static let groupedFooterHeight = 30.0
  /// Points below the text of a grouped header, and above that of a footer; UITableConstants.
  public static let groupedHeaderMargin = 6.0
  /// Points; what stands for a grouped header or footer without a text; UITableConstants.
  public static let groupedGap = 17.5
  public static let plainHeaderFont = Font.preferredFont(forTextStyle: .headline)
  public static let groupedHeaderFont = Font.preferredFont(forTextStyle: .footnote)
  /// The bar of a plain header, and the texts, as on the device.
  public static let plainHeaderBackground = Color(white: 247.0 / 255)
  public static let plainHeaderColor = Color(red: 35.0 / 255, green: 35.0 / 255, blue: 38.0 / 255)
  public static let groupedHeaderColor = Color(
    red: 109.0 / 255, green: 109.0 / 255, blue: 114.0 / 255)

  // Edit menu

  /// Points; the height of the menu's body and of its arrow, as on the iPhones of iOS 7 and 8.
  public static let menuHeight = 36.0
  public static let menuArrowHeight = 10.0
  /// Points around the title of an item, and the size of its letters; from practice.
  public static let menuItemPadding = 13.0
  public static let menuFontSize = 14.0
  /// Points between the menu and the edges of the screen.
  public static let menuMargin = 5.0
  /// Seconds in which the menu comes, or goes, with an animation; from practice.
  public static let menuDuration = 0.25

  // Keyboard

  /// Points; the keyboard of a phone in portrait without the bar of suggestions, as measured on
  /// every iPhone up to iOS 8 (216 in portrait, 162 in landscape).
  public static let keyboardHeight = 216.0
  /// Seconds; `UIKeyboardAnimationDurationUserInfoKey` of a phone.
  public static let keyboardDuration = 0.25
  /// The curve of its motion; `UIKeyboardAnimationCurveUserInfoKey` is this number since iOS 7,
  /// which no case of `UIViewAnimationCurve` has.
  public static let keyboardCurve = 7
  /// Seconds until a key that is held repeats itself, and from one time to the next; from practice.
  public static let keyRepeatDelay = 0.5
  public static let keyRepeatInterval = 0.1

  // Value controls

  /// Points; Apple, `UISwitch.init(frame:)`: "the size components of this rectangle are ignored";
  /// logged as 51×31 by many, for example blog.csdn.net/iOS1501101533/article/details/123629676.
  public static let switchSize = Size(width: 51, height: 31)
  /// Points sideways from which a finger moves the knob of a switch and no longer taps it; ours,
  /// that of a pan.
  public static let switchDragDistance = 10.0
  /// Points; the height of a slider in Interface Builder since Xcode 5, and its round thumb.
  public static let sliderHeight = 31.0
  /// Points; as drawn by iOS 7 and 8, in `trackRect(forBounds:)`.
  public static let sliderTrackHeight = 2.0
  /// Points between the bounds and the track: the thumb of the device reaches beyond the track.
  public static let sliderTrackInset = 2.0
  /// Points between an image at an end of a slider and the track; ours.
  public static let sliderImageGap = 15.0
  /// Points around the thumb in which a finger still takes it, so that there are 44 to hit; Apple,
  /// Human Interface Guidelines: "at least 44 points".
  public static let sliderThumbSlop = 6.5
  /// Points; the size of a stepper in Interface Builder since Xcode 5, which no frame changes.
  public static let stepperSize = Size(width: 94, height: 29)
  /// Seconds until a stepper that is held changes again, and between further changes; Apple,
  /// `NSStepper.autorepeat`: "after a delay of 0.5 seconds, … at a rate of ten times per second".
  public static let stepperRepeatDelay = 0.5
  public static let stepperRepeatInterval = 0.1
  /// So many changes make a stepper that is held twice as fast, up to the shortest interval in
  /// seconds. Apple, `UIStepper`: "the rate of change depends on how long the user continues
  /// pressing the control", without figures: these are ours.
  public static let stepperRepeatsPerSpeed = 10
  public static let stepperShortestInterval = 0.0125
  /// Points; the height of a segmented control in Interface Builder since Xcode 5.
  public static let segmentedControlHeight = 29.0
  /// Points left and right of a segment's content: "First" and "Second" make the 121 points of
  /// Interface Builder.
  public static let segmentPadding = 8.0
  /// Points; the title of a segment in iOS 7 and 8.
  public static let segmentFontSize = 13.0
  /// Points; a new progress view, and the height that its style gives it whatever its frame:
  /// markmeretzky.com/swift/progress ("2 pairs of pixels on iPhone 6"), the bar's as iOS 7 logs it.
  public static let progressWidth = 150.0
  public static let progressHeight = 2.0
  public static let progressBarHeight = 2.5
  /// Points; the sides of activity indicators, controls, `UIActivityIndicatorView`.
  public static let activitySide = 20.0
  public static let largeActivitySide = 37.0
  /// Points; the dots of a page control and the gaps between them, and its height: three pages
  /// make the 39×37 of Interface Builder.
  public static let pageDotSide = 7.0
  public static let pageDotGap = 9.0
  public static let pageControlHeight = 37.0
  /// Seconds in which a control moves to a new value; UIKit's is not published, this is that of
  /// other short motions, such as the keyboard's.
  public static let valueMotion = 0.25
  /// Seconds of a block that sets no duration; Apple, `UIView.setAnimationDuration(_:)`: "The default
  /// value is 0.2."
  public static let animationDuration = 0.2
  /// Seconds of an animation of a layer that has no duration; Apple, `CATransaction
  /// .animationDuration()`: "the default animation duration is 0.25 s".
  public static let layerAnimationDuration = 0.25
  /// What an iPhone's screen shows in a second.
  public static let framesPerSecond = 60.0
  /// Steps of a path to which another is added: one that is added to itself doubles each time.
  public static let maximumPathElements = 1_000_000
  /// Animations that may run together in one group, and on one layer.
  public static let maximumAnimations = 10_000
  public static let maximumAnimationsOfLayer = 100_000

  // Time

  /// Seconds; Apple, `Timer.init(timeInterval:…)`: an interval of 0 or less is 0.1 ms. Shorter ones
  /// than that no run loop keeps up with.
  public static let minimumTimerInterval = 0.0001

  /// Seconds; Apple, `NSURLRequest.timeoutInterval`.
  public static let requestTimeout = 60.0

  // Images

  /// Points; the size of an image of which only the name is known. Ours: that of a tab bar icon,
  /// 30×30 in Apple's Human Interface Guidelines for iOS 7 and 8.
  public static let placeholderImageSize = Size(width: 30, height: 30)
  /// Seconds; Apple, `UIImageView.animationDuration`: "the number of images multiplied by 1/30th of
  /// a second".
  public static let imageFrameDuration = 1.0 / 30
  /// Seconds; the screen of an iPhone 6 shows 60 pictures a second, and none is seen for less.
  public static let shortestFrame = 1.0 / 60

  // Limits of Lunette, which UIKit does not have

  /// Levels of a hierarchy of views, the window included.
  public static let maximumDepth = 500
  /// Responders of a chain after the first: a view and a controller for each level, the window,
  /// the application and its delegate.
  public static let maximumResponders = 2 * maximumDepth + 2
  /// The greatest magnitude of a coordinate, in points, and of a number in a transform: a product
  /// of such numbers, and a sum over a hierarchy, is finite, and each is known to a fraction of a
  /// point.
  @inlinable public static var maximumCoordinate: Double { 1e15 }
  /// The same, for messages.
  public static let coordinateRange = "-1e15 to 1e15"
  /// How often a view that marks itself is laid out, or drawn, in one turn.
  public static let maximumPassesPerView = 100
  /// How often a pass goes through a hierarchy that is marked anew meanwhile.
  public static let maximumRoundsPerPass = 1_000
  /// Layouts, or drawings, in one pass.
  public static let maximumVisitsPerPass = 1_000_000
  /// Turns in one ``Application/settle()``.
  public static let maximumTurns = 10_000
  /// In so many turns of one ``Application/settle()`` or ``Application/advance(by:)`` scripts may
  /// exceed a limit. Each turn has a budget of its own.
  public static let maximumStoppedTurns = 3
  /// How much of the processor's time one ``Application/settle()`` may take, as a multiple of what
  /// one entry into the scripts may.
  public static let entriesPerSettle = 5.0
  /// Turns in one ``Application/advance(by:)``: four hours of a timer at 60 Hz.
  public static let maximumTurnsPerAdvance = 1_000_000
  /// Seconds in one ``Application/advance(by:)``, some thirty years.
  public static let maximumAdvance = 1e9
}
