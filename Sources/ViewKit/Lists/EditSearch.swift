/// Myers' search for the shortest way of edits from one list of keys to another, in linear space:
/// where the ways from both ends meet, the lists are divided, and each half is searched again.
struct EditSearch {
  private let old: [Int]
  private let new: [Int]
  private let keyCount: Int
  /// How far the ways from the beginning and from the end have come, by diagonal.
  private var forward: [Int]
  private var backward: [Int]
  /// The steps that may still be done.
  private var budget: Int

  /// A part of both lists.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(_ old: [Int], _ new: [Int], keyCount: Int) {
    self.old = old
    self.new = new
    self.keyCount = keyCount
    forward = [Int](repeating: 0, count: old.count + new.count + 3)
    backward = forward
    budget = 64 * (old.count + new.count) + 10_000
  }

  /// Hands out the places of the elements that stay.
  mutating func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) {
    var boxes = [Box(old: old.indices, new: new.indices)]
    while var box = boxes.popLast() {
      trim(&box, body)
      guard !box.old.isEmpty, !box.new.isEmpty else { continue }
      guard let (oldPlace, newPlace) = meeting(box) else {
        boxes.append(box)
        pairInOrder(boxes, body)
        return
      }
      boxes.append(
        Box(old: box.old.lowerBound..<oldPlace, new: box.new.lowerBound..<newPlace))
      boxes.append(
        Box(old: oldPlace..<box.old.upperBound, new: newPlace..<box.new.upperBound))
    }
  }

  /// Takes from a box what both lists begin and end with.
  private func trim(_ box: inout Box, _ body: (_ old: Int, _ new: Int) -> Void) {
    var (oldLow, oldHigh) = (box.old.lowerBound, box.old.upperBound)
    var (newLow, newHigh) = (box.new.lowerBound, box.new.upperBound)
    while oldLow < oldHigh, newLow < newHigh, old[oldLow] == new[newLow] {
      body(oldLow, newLow)
      oldLow += 1
      newLow += 1
    }
    while oldLow < oldHigh, newLow < newHigh, old[oldHigh - 1] == new[newHigh - 1] {
      oldHigh -= 1
      newHigh -= 1
      body(oldHigh, newHigh)
    }
    box = Box(old: oldLow..<oldHigh, new: newLow..<newHigh)
  }

  /// Pairs the repetitions of keys in their order, in each box.
  private func pairInOrder(_ boxes: [Box], _ body: (_ old: Int, _ new: Int) -> Void) {
    for box in boxes {
      var numbers: [Int: Int] = [:]
      func number(_ key: Int) -> Int {
        if let known = numbers[key] { return known }
        numbers[key] = numbers.count
        return numbers.count - 1
      }
      let oldKeys = old[box.old].map(number)
      let newKeys = new[box.new].map(number)
      var chain = PairChain(oldKeys, newKeys, keyCount: numbers.count)
      chain.addPairsInOrder()
      chain.forEach { body(box.old.lowerBound + $0, box.new.lowerBound + $1) }
    }
  }

  /// Where a shortest way through a box has its middle; nil when the budget is used up.
  private mutating func meeting(_ box: Box) -> (old: Int, new: Int)? {
    let (oldLow, oldHigh) = (box.old.lowerBound, box.old.upperBound)
    let (newLow, newHigh) = (box.new.lowerBound, box.new.upperBound)
    // A diagonal is a place in the old list less one in the new list; the tables begin with the
    // lowest.
    let origin = new.count + 1
    let lowest = oldLow - newHigh
    let highest = oldHigh - newLow
    let start = oldLow - newLow
    let end = oldHigh - newHigh
    let isOdd = (start - end) & 1 != 0
    var (forwardLow, forwardHigh) = (start, start)
    var (backwardLow, backwardHigh) = (end, end)
    forward[origin + start] = oldLow
    backward[origin + end] = oldHigh
    while budget > 0 {
      if forwardLow > lowest {
        forwardLow -= 1
        forward[origin + forwardLow - 1] = -1
      } else {
        forwardLow += 1
      }
      if forwardHigh < highest {
        forwardHigh += 1
        forward[origin + forwardHigh + 1] = -1
      } else {
        forwardHigh -= 1
      }
      for diagonal in stride(from: forwardHigh, through: forwardLow, by: -2) {
        let below = forward[origin + diagonal - 1]
        let above = forward[origin + diagonal + 1]
        let first = below < above ? above : below + 1
        var place = first
        while place < oldHigh, place - diagonal < newHigh, old[place] == new[place - diagonal] {
          place += 1
        }
        budget -= place - first + 1
        forward[origin + diagonal] = place
        if isOdd, (backwardLow...backwardHigh).contains(diagonal),
          backward[origin + diagonal] <= place
        {
          return (place, place - diagonal)
        }
      }
      if backwardLow > lowest {
        backwardLow -= 1
        backward[origin + backwardLow - 1] = .max
      } else {
        backwardLow += 1
      }
      if backwardHigh < highest {
        backwardHigh += 1
        backward[origin + backwardHigh + 1] = .max
      } else {
        backwardHigh -= 1
      }
      for diagonal in stride(from: backwardHigh, through: backwardLow, by: -2) {
        let below = backward[origin + diagonal - 1]
        let above = backward[origin + diagonal + 1]
        let first = below < above ? below : above - 1
        var place = first
        while place > oldLow, place - diagonal > newLow,
          old[place - 1] == new[place - 1 - diagonal]
        {
          place -= 1
        }
        budget -= first - place + 1
        backward[origin + diagonal] = place
        if !isOdd, (forwardLow...forwardHigh).contains(diagonal),
          place <= forward[origin + diagonal]
        {
          return (place, place - diagonal)
        }
      }
    }
    return nil
  }
}
