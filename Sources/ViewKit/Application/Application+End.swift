// The end of an application in whose place another one comes.
extension Application {
  /// Takes everything away at once: windows, timers, waiting calls, observers, touches. Nobody is
  /// told, since there is nothing left that could be shown; objects that somebody else holds live
  /// on without an application that does anything.
  public func end() {
    isTerminated = true
    isAsleep = true
    for timer in timerList.elements { timer.invalidate() }
    for link in displayLinkList.elements { link.invalidate() }
    messageList.removeAll(in: self)
    endedAnimations.removeAll(in: self)
    runLoop.removeAll()
    transitionQueue = TransitionQueue()
    animations = AnimationState()
    afterDisplay = []
    touchList.removeAll(in: self)
    gestures.active.removeAll(in: self)
    gestures.withheld.removeAll(in: self)
    gestures.due = []
    notificationCenter.removeAllObservers()
    appearance = nil
    firstResponder = nil
    removeKeyboard()
    removeMenuController()
    removeStatusBar()
    pasteboardList.removeAll(in: self)
    endEffects()
    keyWindow = nil
    lastKeyWindow = nil
    delegate = nil
    removeAllWindows()
    allWindows = WindowRegistry()
    removeAllErrors()
    passWillBegin = {}
    passDidEnd = {}
    turnDidEnd = {}
  }
}
