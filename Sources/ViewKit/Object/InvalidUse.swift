/// A use of ViewKit at which UIKit would raise an exception.
///
/// The call that throws has changed nothing, except for what its callbacks did.
public enum InvalidUse: Error, Equatable, CustomStringConvertible {
  /// A view was added to itself or to one of its own subviews.
  case viewInsideItself(view: String)
  case viewInsideDescendant(view: String, superview: String)
  /// A window was added to a view.
  case windowInsideView(window: String, view: String)
  /// The hierarchy would become deeper than ``Metrics/maximumDepth`` levels.
  case hierarchyTooDeep(view: String, depth: Int, limit: Int)
  /// A callback of a change did what makes the change impossible, for this reason.
  case impossibleMeanwhile(_ reason: String, callbacks: String)
  /// A view that has to be a subview of another is none.
  case notASubview(view: String, of: String)
  /// A position among the subviews that does not exist; both are zero-based.
  case noSubview(at: Int, count: Int, of: String)
  /// A controller became a child of itself or of one of its own children.
  case controllerInsideItself(controller: String, parent: String)
  /// The chain of parents would become longer than ``Metrics/maximumDepth``.
  case parentsTooDeep(controller: String, limit: Int)
  /// A view that already belongs to another controller.
  case viewOfAnotherController(view: String, controller: String)
  /// A window that was given to a controller as its view.
  case windowAsView(window: String, controller: String)
  /// A view that is no table was given to a controller of tables; the same of grids.
  case notATable(view: String, controller: String)
  case notAGrid(view: String, controller: String)
  /// A frame, or a part of one, that is infinite or undefined.
  case notFinite(property: String, view: String, value: String)
  /// A frame, or a part of one, beyond ``Metrics/maximumCoordinate``.
  case tooFar(property: String, view: String, value: String)
  /// A transition between controllers that are not children of the same container.
  case notSiblings(from: String, to: String, container: String)
  /// A controller was presented that is in use.
  case activeController(controller: String, state: String)
  /// The items of a navigation controller's bar were changed.
  case barOfController(bar: String, controller: String)
  /// Controllers that a stack cannot take, or does not have.
  case pushedTwice(controller: String, container: String)
  case navigationControllerPushed(controller: String, container: String)
  case presentedPushed(controller: String, presenter: String)
  case twiceInStack(controller: String, container: String)
  case notInStack(controller: String, stack: String, container: String)
  /// A stepper whose minimum is not below its maximum.
  case rangeTurnedRound(property: String, control: String, minimum: Double, maximum: Double)
  /// A stepper that would not move, or the wrong way.
  case stepNotAboveZero(control: String, value: Double)
  /// A segment that does not exist; the position is zero-based.
  case noSegment(at: Int, count: Int, of: String)
  /// A section or row that does not exist; both are zero-based.
  case noSection(_ section: Int, count: Int, of: String)
  case noRow(_ path: IndexPath, count: Int, of: String)
  case noItem(_ path: IndexPath, count: Int, of: String)
  /// A view of a grid was wanted of an identifier for which no class is registered; of no kind it is
  /// a cell.
  case noViewRegistered(kind: String?, identifier: String, view: String, known: [String])
  /// More than one place along an axis was named for scrolling.
  case severalPositions(_ names: [String], of: String)
  /// A cell was wanted of an identifier for which no class is registered.
  case notRegistered(identifier: String, view: String, known: [String])
  /// The changes that a table was told do not fit what its data source says.
  case invalidUpdate(String)
  /// The end of a block of changes that was not begun.
  case noUpdatesBegun(String)
  /// A row or a section, with what it shows, that is declared for two places.
  case usedTwice(_ kind: String, _ text: String?)
  /// An item was put into a navigation bar in which it is already.
  case itemPushedTwice(item: String, bar: String)
  /// A target was asked for a method that it does not have.
  case noMethod(_ name: String, of: String)
  /// `loadView` has set no view, or has asked for the view that it is to make.
  case noViewLoaded(by: String)
  case viewUsedWhileLoading(by: String)

  /// Undo in the middle of so many groups, or the end of a group that was not begun.
  case undoInsideGroup(Int)
  case noUndoGroup

  /// Something was drawn outside of `draw` and of image contexts, or in a context whose drawing is
  /// over.
  case noContext
  case drawingIsOver

  public var description: String {
    switch self {
    case .noContext:
      "there is nothing to draw in here: draw in a view's draw(rect), or between "
        + "ui.graphicsBeginImageContext(size) and ui.graphicsEndImageContext()"
    case .drawingIsOver:
      "the drawing of this context is over; ask for ui.graphicsGetCurrentContext() in each draw(rect)"
    case .noSection(let section, let count, let view):
      "\(view) has \(count) section\(count == 1 ? "" : "s"), so there is no section \(section + 1)"
    case .noRow(let path, let count, let view):
      "\(view) has \(count) row\(count == 1 ? "" : "s") in section \(path.section + 1), so there is "
        + "no row \(path)"
    case .noItem(let path, let count, let view):
      "\(view) has \(count) item\(count == 1 ? "" : "s") in section \(path.section + 1), so there is "
        + "no item \(path)"
    case .noViewRegistered(let kind, let identifier, let view, let known):
      "could not dequeue a view of kind \(kind ?? "UICollectionElementKindCell") with identifier "
        + "\"\(identifier)\" - must register a class for the identifier: "
        + (kind.map { "registerSupplementary(class, \"\($0)\", " } ?? "register(class, ")
        + "\"\(identifier)\") (in \(view)"
        + (known.isEmpty ? ")" : "; registered are \(known.joined(separator: ", ")))")
    case .severalPositions(let names, let axis):
      "\(names.joined(separator: " and ")) are positions of one axis, the \(axis) one; give one of "
        + "them"
    case .notRegistered(let identifier, let view, let known):
      "\(view) has no class for cells of the identifier \"\(identifier)\": register one before, "
        + "with register(class, \"\(identifier)\")"
        + (known.isEmpty ? "" : "; registered are \(known.joined(separator: ", "))")
    case .invalidUpdate(let problem): problem
    case .usedTwice(let kind, let text):
      "the \(kind)\(text.map { " \"\($0)\"" } ?? "") is in two places; each needs a \(kind) of its own"
    case .itemPushedTwice(let item, let bar):
      "\(item) is in \(bar) already, and an item can be in the stack of a bar once only; make another "
        + "one"
    case .noUpdatesBegun(let view):
      "\(view) has no block of changes to end: call beginUpdates() before endUpdates()"
    case .viewInsideItself(let view):
      "\(view) cannot be added to itself"
    case .viewInsideDescendant(let view, let superview):
      "\(view) cannot be added to \(superview), which lies inside it"
    case .windowInsideView(let window, let view):
      "\(window) cannot be added to \(view): a window is shown by makeKeyAndVisible()"
    case .hierarchyTooDeep(let view, let depth, let limit):
      "\(view) cannot be added here: the hierarchy would be \(depth) levels deep, "
        + "and at most \(limit) are allowed"
    case .impossibleMeanwhile(let reason, let callbacks):
      "\(reason), as a callback of this move (\(callbacks)) has changed the hierarchy meanwhile"
    case .notASubview(let view, let superview):
      "\(view) is no subview of \(superview)"
    case .noSubview(let index, let count, let view):
      "\(view) has \(count) subviews, so there is none at position \(index)"
    case .controllerInsideItself(let controller, let parent):
      "\(controller) cannot become a child of \(parent), which is the same or one of its children"
    case .parentsTooDeep(let controller, let limit):
      "\(controller) cannot be added here: at most \(limit) controllers may contain each other"
    case .viewOfAnotherController(let view, let controller):
      "\(view) is already the view of \(controller)"
    case .windowAsView(let window, let controller):
      "\(window) cannot be the view of \(controller): a window is shown by makeKeyAndVisible(), "
        + "and shows the view of its rootViewController"
    case .notATable(let view, let controller):
      "\(view) cannot be the view of \(controller), whose view is a TableView; a ViewController can "
        + "have a table among other views"
    case .notAGrid(let view, let controller):
      "\(view) cannot be the view of \(controller), whose view is a CollectionView; a ViewController "
        + "can have a grid among other views"
    case .notFinite(let property, let view, let value):
      "\(property) of \(view) must be made of finite numbers, got \(value)"
    case .tooFar(let property, let view, let value):
      "\(property) of \(view) must be made of numbers from \(Metrics.coordinateRange), "
        + "got \(value)"
    case .notSiblings(let from, let to, let container):
      "\(from) and \(to) must both be children of \(container) for a transition between them"
    case .activeController(let controller, let state):
      "\(controller) cannot be presented, as it \(state); present a new one "
        + "(NSInvalidArgumentException)"
    case .barOfController(let bar, let controller):
      "the items of \(bar) are those of the stack of \(controller): push or pop a controller, or "
        + "change its navigationItem (NSInternalInconsistencyException)"
    case .pushedTwice(let controller, let container):
      "\(controller) is on the stack of \(container) already; push a new one, or go back to it with "
        + "popToViewController (NSInvalidArgumentException)"
    case .navigationControllerPushed(let controller, let container):
      "\(controller) cannot be pushed onto \(container): a stack takes no other stack; push its "
        + "root, or present it (NSInvalidArgumentException)"
    case .presentedPushed(let controller, let presenter):
      "\(controller) cannot be pushed: it is presented by \(presenter); dismiss it first"
    case .twiceInStack(let controller, let container):
      "\(controller) is twice in the new viewControllers of \(container) "
        + "(NSInvalidArgumentException)"
    case .notInStack(let controller, let stack, let container):
      "\(controller) is not on the stack of \(container), which has "
        + (stack.isEmpty ? "nothing" : stack) + " (NSInternalInconsistencyException)"
    case .rangeTurnedRound(let property, let control, let minimum, let maximum):
      property == "minimumValue"
        ? "minimumValue of \(control) must be less than its maximumValue \(maximum.shortText), got "
          + "\(minimum.shortText) (NSInvalidArgumentException)"
        : "maximumValue of \(control) must be greater than its minimumValue "
          + "\(minimum.shortText), got \(maximum.shortText) (NSInvalidArgumentException)"
    case .stepNotAboveZero(let control, let value):
      "stepValue of \(control) must be greater than 0, got \(value.shortText) "
        + "(NSInvalidArgumentException)"
    case .noSegment(let index, let count, let control):
      "\(control) has \(count) segments, so there is none at position \(index)"
    case .undoInsideGroup(let count):
      "undo and redo wait for the end of \(count) group\(count == 1 ? "" : "s") of changes; call "
        + "endUndoGrouping() first"
    case .noUndoGroup:
      "endUndoGrouping() ends a group that beginUndoGrouping() has begun, and there is none"
    case .noMethod(let name, let target):
      "\(target) has no method \"\(name)\", which an action asks it for"
    case .noViewLoaded(let controller):
      "\(controller).loadView has set no view, so that a plain one is shown; "
        + "write self.view = …, or leave loadView out and fill self.view in viewDidLoad"
    case .viewUsedWhileLoading(let controller):
      "\(controller).loadView asks for the view that it is to make, so that it gets a plain one; "
        + "make one: self.view = …, or fill self.view in viewDidLoad"
    }
  }
}

extension Double {
  /// A number for messages: whole ones without a fraction.
  fileprivate var shortText: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
