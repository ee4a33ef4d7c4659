import Testing

@testable import ViewKit

@Suite struct OwnedTests {
  final class Owner: Object {
    var slot = Owned<Object>()
    var list = OwnedList<Object>()
  }

  private func owners(of object: Object) -> [Object] {
    var owners: [Object] = []
    object.forEachOwner { owners.append($0) }
    return owners
  }

  @Test func anObjectKnowsItsOwnersOncePerSlot() {
    let child = Object()
    let first = Owner()
    let second = Owner()
    first.slot.set(child, in: first)
    first.list.append(child, in: first)
    second.list.append(child, in: second)
    #expect(Set(owners(of: child)) == [first, second])
    #expect(owners(of: child).count == 3)
    first.slot.set(nil, in: first)
    second.list.removeAll(in: second)
    #expect(owners(of: child) == [first])
  }

  @Test func anOwnerThatIsGoneIsForgotten() {
    let child = Object()
    let script = FakeScript()
    child.script = script
    let remaining = Owner()
    do {
      let gone = (0..<3).map { _ in Owner() }
      for owner in gone { owner.slot.set(child, in: owner) }
      remaining.slot.set(child, in: remaining)
    }
    #expect(owners(of: child) == [remaining])
    #expect(script.edges == ["+Owner", "+Owner", "+Owner", "+Owner"])
  }
}
