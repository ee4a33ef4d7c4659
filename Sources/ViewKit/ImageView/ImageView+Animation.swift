// Images that follow each other by the application's clock.
//
// What is seen is computed from the clock whenever somebody looks. The calls that wait in the run
// loop only say that it is time to look again. Nothing waits for an animation, as it may not end.
extension ImageView {
  /// Shows the ``animationImages`` one after the other, from the first on, also when that is being
  /// done. Outside of a window it begins when the view comes into one.
  public final func startAnimating() {
    let normal = animationImages ?? []
    let highlighted = highlightedAnimationImages ?? []
    if normal.isEmpty && highlighted.isEmpty { return playImage() }
    begin(
      FrameSequence(
        normal, highlighted: highlighted, duration: animationDuration,
        repeatCount: animationRepeatCount))
    isImageSequence = false
  }

  /// Stops, and shows the ``image`` again.
  public final func stopAnimating() {
    let wasOfImage = isImageSequence
    endSequence()
    // An image that moves by itself does so again, unless it was the one that was stopped.
    if !wasOfImage { playImage() }
  }

  /// Whether images are being shown one after the other.
  public final var isAnimating: Bool {
    sequence.map { !$0.isOver(after: secondsInSequence) } ?? false
  }

  /// The image of an animation that is seen now.
  final var displayedFrame: Image? {
    sequence?.image(after: secondsInSequence, isHighlighted: isHighlighted)
  }

  private var secondsInSequence: Double {
    guard let sequenceStart, let application else { return 0 }
    return application.clock.time - sequenceStart
  }

  // MARK: Beginning and end

  /// Another image is shown, or may be.
  final func imageDidChange() {
    setNeedsDisplay()
    cellPartDidChange()
    if sequence == nil || isImageSequence {
      playImage()
    } else {
      scheduleNextFrame()
    }
  }

  /// There are other images to animate.
  final func framesDidChange() {
    if (animationImages ?? []).isEmpty, (highlightedAnimationImages ?? []).isEmpty,
      sequence != nil, !isImageSequence
    {
      stopAnimating()
    }
  }

  /// Lets an image that is several move, which it does by itself.
  private func playImage() {
    if let image = stillImage, image.images != nil {
      begin(FrameSequence(image))
      isImageSequence = true
    } else {
      endSequence()
    }
  }

  private func begin(_ new: FrameSequence) {
    sequence = new
    startSequence()
  }

  /// Begins with the first image, when there is a clock to go by.
  final func startSequence() {
    sequenceStart = application?.clock.time
    setNeedsDisplay()
    scheduleNextFrame()
  }

  /// The clock is about to go.
  final func pauseSequence() {
    nextFrame?.cancel()
    nextFrame = nil
    sequenceStart = nil
  }

  private func endSequence() {
    pauseSequence()
    if sequence == nil { return }
    sequence = nil
    isImageSequence = false
    setNeedsDisplay()
  }

  private func scheduleNextFrame() {
    nextFrame?.cancel()
    nextFrame = nil
    let seconds = secondsInSequence
    guard let sequence, sequenceStart != nil, let application,
      let next = sequence.nextChange(after: seconds, isHighlighted: isHighlighted)
    else { return }
    nextFrame = application.runLoop.schedule(after: max(next - seconds, Metrics.shortestFrame)) {
      [weak self] in self?.frameDidChange()
    }
  }

  private func frameDidChange() {
    setNeedsDisplay()
    if isAnimating {
      scheduleNextFrame()
    } else {
      stopAnimating()
    }
  }
}
