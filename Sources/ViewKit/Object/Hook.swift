/// The members that a script can override, and the callbacks that its delegates can have. A case is
/// named as the member is in Lua.
///
/// A getter or setter of a property has `get_` or `set_` before the property's name. A callback of
/// a delegate is asked for through ``Object/callBack(_:_:)``, the others through ``Perform``.
public enum Hook: UInt16, CaseIterable, Sendable {
  // Responder
  case becomeFirstResponder, resignFirstResponder
  case get_canBecomeFirstResponder, get_canResignFirstResponder, get_next
  case get_inputView, get_inputAccessoryView, get_undoManager, canPerformAction, target
  case insertText, deleteBackward, get_hasText
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case motionBegan, motionEnded, motionCancelled
  // View
  case layoutSubviews, sizeThatFits, get_intrinsicContentSize, draw, hitTest, point
  case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case didAddSubview, willRemoveSubview, tintColorDidChange, layoutMarginsDidChange
  // Window
  case sendEvent, becomeKey, resignKey
  // Label
  case textRect, drawText
  // Control
  case beginTracking, continueTracking, endTracking, cancelTracking, sendAction
  case set_isHighlighted, set_isSelected, set_isEnabled
  // Button
  case contentRect, backgroundRect, titleRect, imageRect
  // GestureRecognizer and its delegate
  case reset, canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail
  case gestureRecognizerShouldBegin, gestureRecognizer_shouldReceive
  case gestureRecognizer_shouldRecognizeSimultaneouslyWith
  case gestureRecognizer_shouldRequireFailureOf, gestureRecognizer_shouldBeRequiredToFailBy
  // TextField
  case borderRect, editingRect, placeholderRect, clearButtonRect, leftViewRect, rightViewRect
  case drawPlaceholder
  // TextFieldDelegate
  case textFieldShouldBeginEditing, textFieldDidBeginEditing
  case textFieldShouldEndEditing, textFieldDidEndEditing
  case textField_shouldChangeCharactersIn_replacementString
  case textFieldShouldClear, textFieldShouldReturn
  // AnimationDelegate
  case animationDidStart, animationDidStop_finished
  // Slider
  case minimumValueImageRect, maximumValueImageRect, trackRect, thumbRect
  // TableViewCell and TableViewHeaderFooterView
  case prepareForReuse, setSelected, setHighlighted, setEditing, willTransition, didTransition
  // TableViewRowAction
  case handler
  // PageControl
  case sizeForNumberOfPages
  // ScrollView
  case touchesShouldBegin, touchesShouldCancel
  // ScrollViewDelegate
  case scrollViewDidScroll, scrollViewDidEndScrollingAnimation
  case scrollViewWillBeginDragging, scrollViewDidEndDragging_willDecelerate
  case scrollViewWillEndDragging_withVelocity_targetContentOffset
  case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
  case scrollViewShouldScrollToTop, scrollViewDidScrollToTop
  case viewForZooming_in, scrollViewWillBeginZooming_with, scrollViewDidZoom
  case scrollViewDidEndZooming_with_atScale
  // TableViewDataSource
  case tableView_numberOfRowsInSection, tableView_cellForRowAt, numberOfSections_in
  case tableView_titleForHeaderInSection, tableView_titleForFooterInSection
  case sectionIndexTitles_for, tableView_sectionForSectionIndexTitle_at
  case tableView_canEditRowAt, tableView_commit_forRowAt
  case tableView_canMoveRowAt, tableView_moveRowAt_to
  // TableViewDelegate
  case tableView_heightForRowAt, tableView_estimatedHeightForRowAt
  case tableView_heightForHeaderInSection, tableView_heightForFooterInSection
  case tableView_viewForHeaderInSection, tableView_viewForFooterInSection
  case tableView_willDisplay_forRowAt, tableView_didEndDisplaying_forRowAt
  case tableView_willDisplayHeaderView_forSection, tableView_willDisplayFooterView_forSection
  case tableView_didEndDisplayingHeaderView_forSection
  case tableView_didEndDisplayingFooterView_forSection
  case tableView_shouldHighlightRowAt, tableView_didHighlightRowAt, tableView_didUnhighlightRowAt
  case tableView_willSelectRowAt, tableView_didSelectRowAt
  case tableView_willDeselectRowAt, tableView_didDeselectRowAt
  case tableView_accessoryButtonTappedForRowWith
  case tableView_editingStyleForRowAt, tableView_titleForDeleteConfirmationButtonForRowAt
  case tableView_editActionsForRowAt, tableView_shouldIndentWhileEditingRowAt
  case tableView_willBeginEditingRowAt, tableView_didEndEditingRowAt
  case tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath
  case tableView_indentationLevelForRowAt
  case tableView_shouldShowMenuForRowAt, tableView_canPerformAction_forRowAt_withSender
  case tableView_performAction_forRowAt_withSender
  // CollectionViewDataSource
  case collectionView_numberOfItemsInSection, collectionView_cellForItemAt
  case collectionView_viewForSupplementaryElementOfKind_at
  // CollectionViewDelegate
  case collectionView_shouldHighlightItemAt, collectionView_didHighlightItemAt
  case collectionView_didUnhighlightItemAt
  case collectionView_shouldSelectItemAt, collectionView_didSelectItemAt
  case collectionView_shouldDeselectItemAt, collectionView_didDeselectItemAt
  case collectionView_willDisplay_forItemAt, collectionView_didEndDisplaying_forItemAt
  case collectionView_willDisplaySupplementaryView_forElementKind_at
  case collectionView_didEndDisplayingSupplementaryView_forElementOfKind_at
  // CollectionViewDelegateFlowLayout
  case collectionView_layout_sizeForItemAt, collectionView_layout_insetForSectionAt
  case collectionView_layout_minimumLineSpacingForSectionAt
  case collectionView_layout_minimumInteritemSpacingForSectionAt
  case collectionView_layout_referenceSizeForHeaderInSection
  case collectionView_layout_referenceSizeForFooterInSection
  // CollectionReusableView
  case apply
  // CollectionViewLayout
  case prepare, get_collectionViewContentSize, layoutAttributesForElements
  case layoutAttributesForItem, layoutAttributesForSupplementaryView
  case layoutAttributesForDecorationView, shouldInvalidateLayout, invalidateLayout
  case targetContentOffset, prepareForCollectionViewUpdates, finalizeCollectionViewUpdates
  case initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem
  case initialLayoutAttributesForAppearingSupplementaryElement
  case finalLayoutAttributesForDisappearingSupplementaryElement
  case initialLayoutAttributesForAppearingDecorationElement
  case finalLayoutAttributesForDisappearingDecorationElement
  // TextViewDelegate
  case textViewShouldBeginEditing, textViewDidBeginEditing
  case textViewShouldEndEditing, textViewDidEndEditing
  case textView_shouldChangeTextIn_replacementText, textViewDidChange, textViewDidChangeSelection
  case textView_shouldInteractWith_in
  // ViewController
  case loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMoveToParent, didMoveToParent, didReceiveMemoryWarning
  case get_shouldAutomaticallyForwardAppearanceMethods, get_preferredStatusBarStyle
  // NavigationController and its delegate
  case pushViewController, popViewController
  case navigationController_willShow_animated, navigationController_didShow_animated
  // NavigationBarDelegate
  case navigationBar_shouldPush, navigationBar_didPush
  case navigationBar_shouldPop, navigationBar_didPop
  // ApplicationDelegate
  case application_willFinishLaunchingWithOptions, application_didFinishLaunchingWithOptions
  case applicationDidBecomeActive, applicationWillResignActive
  case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
  case applicationDidReceiveMemoryWarning

  /// The name of the member in Lua.
  public var name: String { Hook.names[Int(rawValue)] }

  // Callbacks of tables are looked up by name: it is not to be spelt each time.
  private static let names = allCases.map { String(describing: $0) }
}

/// A value that crosses the border between ViewKit and an override.
public enum HookValue {
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case strings([String])
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case indexPath(IndexPath)
  case indexPaths([IndexPath])
  case object(Object?)
  case objects([Object])
}

// What a script has answered, as what is wanted; nil for anything else.
extension HookValue {
  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }
}
