import LuaRuntime
import ViewKit

/// The classes of the values that callbacks get and return most, looked up once.
struct GeometryClasses {
  let size = Size.valueClass.descriptor
  let rect = Rect.valueClass.descriptor
}

/// Pushes the arguments of a call, in order.
final class ArgumentPusher: HookArgumentReceiver {
  /// Where they go, and how many have come.
  private var stack: LuaStack
  private var count: Int32 = 0
  let classes = GeometryClasses()

  init(_ stack: LuaStack) { self.stack = stack }

  /// Pushes what `arguments` hands over, and returns how many values that is.
  func push(
    _ arguments: (HookArgumentReceiver) -> Void, on stack: LuaStack
  ) -> Int32 {
    self.stack = stack
    count = 0
    arguments(self)
    return count
  }

  @inline(__always)
  private func push(_ value: some LuaPushable) {
    value.push(stack)
    count += 1
  }

  @inline(__always)
  private func push(_ value: some LuaValue, as descriptor: ValueClass.Descriptor) {
    value.push(stack, as: descriptor)
    count += 1
  }

  override func take(_ value: Bool) { push(value) }
  override func take(_ value: Int) { push(value) }
  override func take(_ value: Double) { push(value) }
  override func take(_ value: String) { push(value) }
  override func take(_ value: Point) { push(value) }
  override func take(_ value: Size) { push(value, as: classes.size) }
  override func take(_ value: Rect) { push(value, as: classes.rect) }
  override func take(_ value: TextRange) { push(value) }
  override func take(_ value: IndexPath) { push(value) }
  override func take(_ value: Object?) { push(value) }
  override func take(_ value: [Object]) { push(value) }
  override func take(_ value: ViewKit.Bytes) { push(LuaBytes(bytes: value.bytes)) }
}

extension HookValue: LuaPushable {
  public func push(_ stack: LuaStack) {
    switch self {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .integer(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .strings(let value): value.push(stack)
    case .point(let value): value.push(stack)
    case .size(let value): value.push(stack)
    case .rect(let value): value.push(stack)
    case .insets(let value): value.push(stack)
    case .indexPath(let value): value.push(stack)
    case .indexPaths(let value): value.push(stack)
    case .object(let value): value.push(stack)
    case .objects(let value): value.push(stack)
    }
  }
}

extension UILibrary {
  /// Runs the function for a hook without arguments and result, which was kept by `reference()`.
  @inline(__always)
  func run(_ function: Int32, for hook: Hook, on object: Object) -> Bool {
    do {
      try state.run(
        function, hook: UInt32(hook.rawValue) + 1,
        on: Unmanaged.passUnretained(object).toOpaque())
      return true
    } catch {
      fail(error, hook, object)
      return false
    }
  }

  /// Calls the function for a hook, which was kept by `reference()`, and checks its result.
  func call(
    _ function: Int32, for hook: Hook, on object: Object,
    _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? {
    var call = LuaCall(hook: hook, object: object)
    guard call.begin(function, in: state) else {
      tellOfLimit(hook, object)
      return nil
    }
    defer { call.end() }
    let stack = call.stack
    object.push(stack)
    let count = argumentPusher.push(arguments, on: stack) + 1
    let kind = hook.result
    do {
      try call.finish(
        in: state, arguments: count, results: kind == .none ? 0 : LuaState.allResults)
    } catch {
      fail(error, hook, object)
      return nil
    }
    if kind == .none { return HookValue.none }
    let result = call.firstResult
    // What can be left as it is need not be answered.
    if kind == .newPoint, stack.isNil(result) { return HookValue.none }
    if stack.top >= result, let value = kind.read(stack, result, argumentPusher.classes) {
      if case .object(.some) = value { stack.pin(result) }
      return value
    }
    if stack.top < result, kind.mayBeNothing { return HookValue.none }
    refuse(stack, result, hook, object)
    return nil
  }

  /// A callback that is not made, because a limit has ended what the script does now: that has its
  /// report then, whatever comes of the script that exceeded it.
  @inline(never)
  private func tellOfLimit(_ hook: Hook, _ object: Object) {
    if !state.isClosed, let limit = state.exceededLimit { fail(limit, hook, object) }
  }

  @inline(never)
  private func fail(_ error: LuaError, _ hook: Hook, _ object: Object) {
    lastFailure = error.message
    onError(error, Callback(name: hook.name, object: object))
  }

  /// Tells that the result of an override, at `index`, is missing or of the wrong kind.
  @inline(never)
  private func refuse(_ stack: LuaStack, _ index: Int32, _ hook: Hook, _ object: Object) {
    let place = place(of: hook, on: object)
    guard stack.top >= index else {
      let position = place.map { "\($0.source):\($0.line): " } ?? ""
      let consequence =
        hook.result.hasDefault
        ? "UIKit's default was used" : "expected \(hook.result.expectation(stack, index))"
      state.warn("\(position)\(object.className).\(hook.name) returned nothing; \(consequence)")
      return
    }
    fail(
      LuaError(
        kind: .runtime,
        message:
          "\(object.className).\(hook.name) must return \(hook.result.expectation(stack, index)), "
          + "got \(stack.summary(index))", source: place?.source, line: place?.line),
      hook, object)
  }

  /// Where the function begins that overrides a hook: a wrong result has no line of its own.
  private func place(of hook: Hook, on object: Object) -> (source: String, line: Int)? {
    (object.script as? ScriptClass)?.place(of: hook)
  }

  /// Calls the function on top, which is a handler, with what `arguments` hands over.
  func callHandler(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) {
    let count = argumentPusher.push(arguments, on: state.stack)
    do {
      try state.call(
        arguments: count, results: 0, hook: UInt32(hook.rawValue) + 1,
        object: Unmanaged.passUnretained(object).toOpaque())
    } catch {
      onError(error, Callback(name: hook.name, object: object))
    }
  }

  /// Calls an action: its function lies on top, or below the receiver on top.
  func callAction(receiver: Bool, object: Object, sender: Object?, event: Event?) {
    let stack = state.stack
    // What perform carries may be a plain value.
    AnyValue(sender).push(stack)
    event.push(stack)
    do {
      try state.call(
        arguments: receiver ? 3 : 2, results: 0, hook: Callback.action,
        object: Unmanaged.passUnretained(object).toOpaque())
    } catch {
      onError(error, Callback(name: Callback.actionName, object: object))
    }
  }
}

extension LuaCall {
  /// A call of the override of a member.
  fileprivate init(hook: Hook, object: Object) {
    self.init(
      hook: UInt32(hook.rawValue) + 1, object: Unmanaged.passUnretained(object).toOpaque())
  }
}

extension Hook {
  var result: HookResult {
    switch self {
    case .becomeFirstResponder, .resignFirstResponder, .get_canBecomeFirstResponder,
      .get_canResignFirstResponder, .canPerformAction, .point, .beginTracking, .continueTracking,
      .get_shouldAutomaticallyForwardAppearanceMethods, .canPrevent, .canBePrevented,
      .shouldRequireFailure, .shouldBeRequiredToFail, .gestureRecognizerShouldBegin,
      .gestureRecognizer_shouldReceive, .gestureRecognizer_shouldRecognizeSimultaneouslyWith,
      .gestureRecognizer_shouldRequireFailureOf, .gestureRecognizer_shouldBeRequiredToFailBy,
      .get_hasText, .textViewShouldBeginEditing, .textViewShouldEndEditing,
      .textView_shouldChangeTextIn_replacementText, .textView_shouldInteractWith_in,
      .textFieldShouldBeginEditing, .textFieldShouldEndEditing,
      .textField_shouldChangeCharactersIn_replacementString, .textFieldShouldClear,
      .textFieldShouldReturn, .touchesShouldBegin, .touchesShouldCancel,
      .scrollViewShouldScrollToTop,
      .tableView_canEditRowAt, .tableView_canMoveRowAt, .tableView_shouldHighlightRowAt,
      .tableView_shouldIndentWhileEditingRowAt, .tableView_shouldShowMenuForRowAt,
      .tableView_canPerformAction_forRowAt_withSender,
      .navigationBar_shouldPush, .navigationBar_shouldPop,
      .collectionView_shouldHighlightItemAt, .collectionView_shouldSelectItemAt,
      .collectionView_shouldDeselectItemAt, .shouldInvalidateLayout:
      .bool
    case .numberOfSections_in, .tableView_numberOfRowsInSection,
      .tableView_indentationLevelForRowAt, .collectionView_numberOfItemsInSection:
      .count
    case .tableView_heightForRowAt, .tableView_estimatedHeightForRowAt,
      .tableView_heightForHeaderInSection, .tableView_heightForFooterInSection,
      .collectionView_layout_minimumLineSpacingForSectionAt,
      .collectionView_layout_minimumInteritemSpacingForSectionAt:
      .number
    case .collectionView_layout_insetForSectionAt: .insets
    case .collectionView_cellForItemAt: .gridCell
    case .collectionView_viewForSupplementaryElementOfKind_at: .gridView
    case .layoutAttributesForElements: .attributes
    case .layoutAttributesForItem, .layoutAttributesForSupplementaryView,
      .layoutAttributesForDecorationView, .initialLayoutAttributesForAppearingItem,
      .initialLayoutAttributesForAppearingSupplementaryElement,
      .initialLayoutAttributesForAppearingDecorationElement,
      .finalLayoutAttributesForDisappearingItem,
      .finalLayoutAttributesForDisappearingSupplementaryElement,
      .finalLayoutAttributesForDisappearingDecorationElement:
      .optionalAttributes
    case .tableView_titleForHeaderInSection, .tableView_titleForFooterInSection,
      .tableView_titleForDeleteConfirmationButtonForRowAt:
      .optionalString
    case .sectionIndexTitles_for: .optionalStrings
    case .tableView_sectionForSectionIndexTitle_at: .optionalIndex
    case .tableView_cellForRowAt: .cell
    case .tableView_viewForHeaderInSection, .tableView_viewForFooterInSection, .viewForZooming_in:
      .optionalView
    case .tableView_willSelectRowAt, .tableView_willDeselectRowAt: .optionalIndexPath
    case .tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath: .indexPath
    case .tableView_editingStyleForRowAt: .editingStyle
    case .tableView_editActionsForRowAt: .optionalRowActions
    case .popViewController: .optionalController
    case .get_preferredStatusBarStyle: .statusBarStyle
    case .scrollViewWillEndDragging_withVelocity_targetContentOffset, .targetContentOffset:
      .newPoint
    case .sizeThatFits, .get_intrinsicContentSize, .sizeForNumberOfPages,
      .get_collectionViewContentSize, .collectionView_layout_sizeForItemAt,
      .collectionView_layout_referenceSizeForHeaderInSection,
      .collectionView_layout_referenceSizeForFooterInSection:
      .size
    case .textRect, .contentRect, .backgroundRect, .titleRect, .imageRect, .borderRect,
      .editingRect, .placeholderRect, .clearButtonRect, .leftViewRect, .rightViewRect,
      .minimumValueImageRect, .maximumValueImageRect, .trackRect, .thumbRect:
      .rect
    case .hitTest, .get_inputView, .get_inputAccessoryView: .view
    case .get_next, .target, .get_undoManager: .object
    default: .none
    }
  }
}
