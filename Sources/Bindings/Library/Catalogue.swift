public import LuaRuntime
import ViewKit

/// Everything that scripts see: the classes, values, functions, enums.
public enum Catalogue {
  /// The classes, superclasses first.
  public static let classes: [HostClass] = [
    .object, .color, .font, .cgImage, .image, .attributedString,
    .cgPath, .gradient, .graphicsContext, .bezierPath,
    .screen, .touch, .event, .timer, .displayLink, .locale,
    .layer, .shapeLayer, .gradientLayer, .mediaTimingFunction, .animation, .propertyAnimation,
    .basicAnimation, .keyframeAnimation, .animationGroup, .layerTransition,
    .notification, .notificationCenter, .notificationObserver,
    .responder, .application, .view, .window,
    .gestureRecognizer, .tapGestureRecognizer, .longPressGestureRecognizer,
    .swipeGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer,
    .pinchGestureRecognizer, .rotationGestureRecognizer,
    .viewController, .label, .imageView, .control, .button, .textField, .scrollView, .textView,
    .pasteboard, .menuController, .menuItem, .undoManager, .switch, .slider,
    .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicatorView,
    .tableView, .tableViewCell, .tableViewHeaderFooterView, .tableViewRowAction,
    .refreshControl, .tableViewController, .tableSection, .tableRow,
    .navigationController, .layoutGuide,
    .collectionViewLayout, .collectionViewFlowLayout, .collectionViewLayoutAttributes,
    .collectionViewUpdateItem, .collectionView, .collectionReusableView, .collectionViewCell,
    .collectionViewController,
    .diffableDataSourceSnapshot, .tableViewDiffableDataSource,
    .barItem, .barButtonItem, .navigationItem, .navigationBar, .toolbar,
    .list, .handler, .task, .files, .userDefaults, .error, .urlError, .urlRequest,
    .httpURLResponse, .urlSession, .urlSessionDataTask,
  ]

  /// The kinds of values.
  public static let values: [ValueClass] = [
    Rect.valueClass, Point.valueClass, Size.valueClass, EdgeInsets.valueClass,
    AffineTransform.valueClass, Transform3D.valueClass, TextRange.valueClass, Date.valueClass,
    IndexPath.valueClass,
  ]

  /// The parts of `ui` that hold constants of values, or functions (`ui.transform.scale`).
  static let namespaces = values.map(\.name) + ["transform", "transform3D", "json"]

  /// The enums and option sets.
  public static let enums: [EnumDescription] = [
    ContentMode.table.description, AutoresizingMask.table.description,
    Control.State.table.description, Control.Events.table.description,
    Control.HorizontalAlignment.table.description, Control.VerticalAlignment.table.description,
    Button.ButtonType.description, TextAlignment.table.description,
    LineBreakMode.table.description, BaselineAdjustment.table.description,
    Font.Weight.table.description, AttributeName.table.description,
    UnderlineStyle.table.description, Font.TextStyle.table.description,
    Touch.Phase.table.description, StatusBarStyle.table.description,
    StatusBarAnimation.table.description, Application.State.table.description,
    InterfaceOrientation.table.description, Event.EventType.table.description,
    Event.Subtype.table.description, TintAdjustmentMode.table.description,
    AnimationOptions.table.description, AnimationCurve.table.description,
    AnimationTransition.table.description, ContentsGravity.table.description,
    ShapeFillRule.table.description,
    MediaTiming.FillMode.table.description, MediaTimingFunction.Name.table.description,
    KeyframeAnimation.CalculationMode.table.description, LayerTransition.Kind.table.description,
    LayerTransition.Direction.table.description,
    GestureRecognizer.State.description,
    SwipeGestureRecognizer.Direction.table.description, RectEdge.table.description,
    TextField.BorderStyle.table.description, TextField.ViewMode.table.description,
    TextInputTraits.Autocapitalization.table.description,
    TextInputTraits.Autocorrection.table.description,
    TextInputTraits.SpellChecking.table.description,
    TextInputTraits.Appearance.description, KeyboardType.description,
    ReturnKeyType.table.description,
    SegmentedControl.Style.table.description, SegmentedControl.SegmentType.table.description,
    BarMetrics.description, BarStyle.description, BarPosition.table.description,
    BarButtonItem.Style.table.description, BarButtonItem.SystemItem.table.description,
    TableViewStyle.table.description, TableView.ScrollPosition.table.description,
    TableViewCell.SeparatorStyle.table.description,
    TableViewCell.CellStyle.table.description, TableViewCell.AccessoryType.table.description,
    TableViewCell.SelectionStyle.table.description, TableViewCell.EditingStyle.table.description,
    TableViewCell.StateMask.table.description, TableViewRowAction.Style.description,
    ProgressView.Style.table.description, ActivityIndicatorView.Style.table.description,
    ImageRenderingMode.table.description, ImageResizingMode.table.description,
    ImageOrientation.table.description,
    LineCap.table.description, LineJoin.table.description, FillRule.table.description,
    PathDrawingMode.table.description, BlendMode.table.description,
    GradientOptions.table.description, ColorSpace.table.description,
    RectCorner.table.description, StringDrawingOptions.table.description,
    DataDetectorTypes.table.description, MenuController.ArrowDirection.table.description,
    RowAnimation.table.description, CollectionView.ScrollPosition.table.description,
    CollectionViewFlowLayout.ScrollDirection.table.description,
    CollectionViewLayoutAttributes.ElementCategory.table.description,
    CollectionViewUpdateItem.Action.table.description,
    ModalPresentationStyle.table.description,
    ModalTransitionStyle.table.description,
    ScrollView.IndicatorStyle.table.description, ScrollView.KeyboardDismissMode.table.description,
    URLSessionDataTask.State.table.description,
  ]

  /// The free functions of `ui`.
  public static let functions: [HostFunction] =
    valueFunctions + indexPathFunctions + classFunctions + textFunctions
    + transformFunctions + transform3DFunctions + taskFunctions + dateFunctions + mediaTimeFunctions
    + contentsFunctions + pluginFunctions + contextFunctions + rectFunctions + textDrawingFunctions
    + jsonFunctions + addressFunctions

  /// What is to be said of all free functions of `ui`.
  public static let functionMembers: [Member] = functions.map(\.member) + [sleepMember]

  /// The names of the notifications that the host posts, each with the class that has it.
  public static let notifications: [(owner: HostClass, member: Member)] = classes.flatMap { owner in
    owner.members.filter {
      $0.kind == .classProperty && $0.objc.contains { $0.hasSuffix("Notification") }
    }.map { (owner, $0) }
  }

  /// The values of `ui` that each plugin has of its own.
  public static let properties: [Member] = [
    Member(
      .property, "files", typeName: "Files", readOnly: true,
      doc: "The files that the plugin has a permission for.", module: "ui")
  ]

  /// The callbacks that the host looks for in delegates.
  public static let callbacks: [CallbackDescription] =
    applicationCallbacks + animationCallbacks + gestureCallbacks + textFieldCallbacks
    + scrollViewCallbacks + tableViewDataSourceCallbacks + tableViewDelegateCallbacks
    + navigationControllerCallbacks
    + collectionViewDataSourceCallbacks + collectionViewDelegateCallbacks
    + collectionViewFlowCallbacks + textViewCallbacks
    + navigationBarCallbacks

  /// The names of the callbacks, each once: tables and grids share one.
  static let callbackNames = callbacks.indices.filter { index in
    !callbacks[..<index].contains { $0.name == callbacks[index].name }
  }.map { callbacks[$0].name }

  /// The callbacks by what Objective-C's spelling makes of them, in all of their labels or in some,
  /// where that is another name: `textField_shouldChangeCharactersInRange_replacementString`. And by
  /// their beginnings, where these mean one alone: `tableView_commit`.
  static let callbackSpellings: [String: String] = {
    var spellings = callbackBeginnings
    for callback in callbacks {
      guard let selector = callback.objc.split(separator: " ").last else { continue }
      let labels = selector.split(separator: ":")
      var names = [labels.joined(separator: "_")]
      let swiftLabels = callback.name.split(separator: "_")
      if labels.count == swiftLabels.count {
        names += zip(labels, swiftLabels).reduce([""]) { beginnings, label in
          Set([label.0, label.1]).flatMap { next in
            beginnings.map { $0.isEmpty ? String(next) : "\($0)_\(next)" }
          }
        }
      }
      for name in names where name != callback.name { spellings[name] = callback.name }
    }
    for name in callbackNames { spellings[name] = nil }
    return spellings
  }()

  /// The beginnings of callbacks, at least the first label (`numberOfSections`): of two that begin
  /// alike, the one that has its next label there.
  private static let callbackBeginnings: [String: String] = {
    var meant: [String: [String]] = [:]
    for name in callbackNames {
      guard let start = name.firstIndex(of: "_") else { continue }
      let label = String(name[..<start])
      // Not the object that callbacks are about: `textField`.
      if callbackNames.count(where: { $0.hasPrefix(label) }) == 1 { meant[label] = [name] }
      for end in name.indices[name.index(after: start)...].dropFirst()
      where name[end] == "_" || name[end].isUppercase {
        meant[String(name[..<end]), default: []].append(name)
      }
    }
    var beginnings: [String: String] = [:]
    for (beginning, names) in meant {
      let whole = names.filter { $0.hasPrefix(beginning + "_") }
      if names.count == 1 || whole.count == 1 { beginnings[beginning] = whole.first ?? names[0] }
    }
    return beginnings
  }()

  /// The constants of value kinds (`ui.Rect.zero`).
  public static let constants: [Constant] = [
    Constant("Rect", "zero", objc: "CGRectZero", Rect.zero),
    Constant("Point", "zero", objc: "CGPointZero", Point.zero),
    Constant("Size", "zero", objc: "CGSizeZero", Size.zero),
    Constant("EdgeInsets", "zero", objc: "UIEdgeInsetsZero", EdgeInsets.zero),
    Constant(
      "AffineTransform", "identity", objc: "CGAffineTransformIdentity", AffineTransform.identity),
    Constant("transform", "identity", objc: "CGAffineTransformIdentity", AffineTransform.identity),
    Constant("Transform3D", "identity", objc: "CATransform3DIdentity", Transform3D.identity),
    Constant("transform3D", "identity", objc: "CATransform3DIdentity", Transform3D.identity),
    Constant("Date", "distantPast", objc: "+[NSDate distantPast]", Date.distantPast),
    Constant("Date", "distantFuture", objc: "+[NSDate distantFuture]", Date.distantFuture),
    Constant("Rect", "null", objc: "CGRectNull", Rect.null),
    Constant("json", "null", objc: "+[NSNull null]", JSONNull()),
  ]

  /// A named value of a kind.
  public struct Constant: Sendable {
    public let owner: String
    public let name: String
    public let objc: String
    let value: any LuaPushable & Sendable

    init(_ owner: String, _ name: String, objc: String, _ value: any LuaPushable & Sendable) {
      self.owner = owner
      self.name = name
      self.objc = objc
      self.value = value
    }

    func push(_ stack: LuaStack) { value.push(stack) }
  }

  /// A callback of a protocol, which a delegate may have.
  public struct CallbackDescription: Sendable {
    public let `protocol`: String
    public let name: String
    public let objc: String
    public let doc: String
    public let parameters: [Member.Parameter]
  }
}
