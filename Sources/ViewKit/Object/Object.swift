/// The root of ViewKit's class tree, as `NSObject` is UIKit's.
///
/// An object can be scripted: its ``script`` is asked before an overridable member runs (see
/// ``Perform``), and is told of each strong reference between objects (see ``Owned``).
open class Object: PerformsHooks {
  /// Who stands in for this object on the script side; nil while no script has seen it.
  ///
  /// Asked before each overridable member, so the accesses to what is stored are not checked: none
  /// lasts longer than reading or storing the reference.
  public final var script: Script? {
    get { storedScript }
    set {
      storedScript = newValue
      unretainedScript = newValue.map(Unmanaged.passUnretained)
    }
  }

  /// Sets ``script`` to one that lives, for what is done for each object.
  public final func attach(_ script: Unmanaged<Script>) {
    storedScript = script.takeUnretainedValue()
    unretainedScript = script
  }

  @exclusivity(unchecked) private final var storedScript: Script?
  /// The same, for calls that need not retain it.
  @exclusivity(unchecked) final var unretainedScript: Unmanaged<Script>?

  /// The objects that hold this one in an ownership slot, once per slot.
  ///
  /// Most objects have one owner, so the first needs no table. Entries are unretained: a slot
  /// takes its entry away before its owner is gone.
  @exclusivity(unchecked) private var firstOwner: Unmanaged<Object>?
  /// The number of slots of each further owner: a target may have thousands.
  private var otherOwners: [UnsafeMutableRawPointer: Int]?

  public init() {}

  /// Reports the properties that renderings show and that a reload carries over.
  ///
  /// Overrides call `super` first, so that a superclass's properties come first.
  open func describe(_ visitor: PropertyVisitor) {}

  /// Reports all properties: those of the class, then those that a script's class adds.
  public final func describeWithScript(_ visitor: PropertyVisitor) {
    describe(visitor)
    script?.describe(self, visitor)
  }

  /// About how many bytes it holds that grow with what it is given: long texts, registrations.
  /// Short texts are part of the object's own weight.
  open var heldBytes: Int { 0 }

  /// Whether a script was ever charged for them.
  public final var isCharged: Bool {
    get { storedIsCharged }
    set { storedIsCharged = newValue }
  }

  @exclusivity(unchecked) private final var storedIsCharged = false

  /// Whether a Swift class has an action of this name; see ``responds(to:)``.
  open func handles(_ action: Selector) -> Bool { false }

  /// Performs an action of a Swift class; see ``performAction(_:sender:event:)``.
  open func handle(_ action: Selector, sender: Object?, event: Event?) {}

  /// Lets go of the targets and delegates that meet a condition: what they belong to is taken out.
  ///
  /// Classes that have some override it, and add their own to what `super` returns.
  ///
  /// - Returns: how many registrations that were.
  @discardableResult
  open func dropTargets(where isGone: (Object) -> Bool) -> Int { 0 }

  /// The name of the class as a script knows it: the Lua class, else the Swift one.
  public final var className: String {
    // What `String(describing:)` comes to for a class, after all that it tries before.
    script?.className ?? _typeName(type(of: self), qualified: false)
  }

  /// Calls `body` with each object that owns this one, once per slot.
  public final func forEachOwner(_ body: (Object) -> Void) {
    if let firstOwner { body(firstOwner.takeUnretainedValue()) }
    guard let otherOwners else { return }
    for (owner, count) in otherOwners {
      for _ in 0..<count { body(Unmanaged<Object>.fromOpaque(owner).takeUnretainedValue()) }
    }
  }

  final func addOwner(_ owner: Object) {
    let reference = Unmanaged.passUnretained(owner)
    if firstOwner == nil {
      firstOwner = reference
    } else {
      otherOwners = otherOwners ?? [:]
      otherOwners?[reference.toOpaque(), default: 0] += 1
    }
    script?.didStore(self, in: owner)
  }

  final func removeOwner(_ owner: Object) {
    forgetOwner(Unmanaged.passUnretained(owner).toOpaque())
    script?.didRemove(self, from: owner)
  }

  /// Takes one entry of an owner away without telling the script: the owner is being freed.
  final func forgetOwner(_ owner: UnsafeMutableRawPointer) {
    if firstOwner?.toOpaque() == owner {
      firstOwner = nil
    } else if let count = otherOwners?[owner] {
      otherOwners?[owner] = count > 1 ? count - 1 : nil
      if otherOwners?.isEmpty == true { otherOwners = nil }
    }
  }
}

/// Objects are equal when they are the same.
extension Object: Hashable {
  public static func == (left: Object, right: Object) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
