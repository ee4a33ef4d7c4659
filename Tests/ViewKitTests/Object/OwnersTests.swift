import Testing
import ViewKit

@Suite struct OwnersTests {
  /// An object that holds others.
  private final class Holder: Object {
    var list = OwnedList<Object>()
  }

  private func owners(of object: Object) -> [ObjectIdentifier] {
    var owners: [ObjectIdentifier] = []
    object.forEachOwner { owners.append(ObjectIdentifier($0)) }
    return owners
  }

  @Test func `Owners are known once per slot, in whichever order they let go`() {
    let child = Object()
    let holders = (0..<3).map { _ in Holder() }
    for holder in holders { holder.list.append(child, in: holder) }
    holders[1].list.append(child, in: holders[1])
    #expect(owners(of: child).count == 4)
    holders[1].list.remove(at: 0, in: holders[1])
    #expect(Set(owners(of: child)) == Set(holders.map { ObjectIdentifier($0) }))
    holders[2].list.removeAll(in: holders[2])
    holders[0].list.removeAll(in: holders[0])
    #expect(owners(of: child) == [ObjectIdentifier(holders[1])])
    holders[1].list.removeAll(in: holders[1])
    #expect(owners(of: child).isEmpty)
  }

  @Test func `An owner that is freed is no owner any more`() {
    let child = Object()
    let first = Holder()
    first.list.append(child, in: first)
    do {
      let second = Holder()
      second.list.append(child, in: second)
      #expect(owners(of: child).count == 2)
    }
    #expect(owners(of: child) == [ObjectIdentifier(first)])
  }
}
