import ViewKit

/// The items of a display list that take away what was painted before them in their layer.
///
/// SVG has nothing that does: what was painted before is put into a group with a mask.
struct Erasures {
  /// The first item that is still to be seen.
  private(set) var first = 0
  /// The erasing items of each layer that has some, by the item that begins it; -1 is the list.
  private var layers: [Int: [Int]] = [:]
  private var indices: Set<Int> = []

  /// As many count in a layer: each is a group around all that was painted before.
  private static let most = 100

  init(in list: DisplayList, _ area: Rect) {
    let hasErasure = list.items.contains { $0.erases(list) }
    if !hasErasure { return }
    var open: [Int] = [-1]
    for (index, item) in list.items.enumerated() {
      switch item.form {
      case .beginLayer: open.append(index)
      case .endLayer: if open.count > 1 { open.removeLast() }
      default:
        guard item.erases(list), let layer = open.last else { continue }
        if layer == -1, item.clears(area, list) {
          first = index + 1
          layers = [:]
        } else {
          layers[layer, default: []].append(index)
        }
      }
    }
    for (layer, all) in layers { layers[layer] = all.suffix(Self.most) }
    indices = Set(layers.values.joined())
  }

  func ofLayer(_ begin: Int) -> [Int] { layers.isEmpty ? [] : layers[begin] ?? [] }

  func contains(_ index: Int) -> Bool { !indices.isEmpty && indices.contains(index) }
}

extension DisplayList.Item {
  fileprivate func erases(_ list: DisplayList) -> Bool {
    switch form {
    case .clear: true
    case .beginLayer, .endLayer: false
    default: list.styles[style].blendMode.erases
    }
  }

  /// Whether nothing is left of what was painted in an area.
  fileprivate func clears(_ area: Rect, _ list: DisplayList) -> Bool {
    guard case .clear(let rect) = form else { return false }
    let style = list.styles[style]
    let isUpright = style.transform.b == 0 && style.transform.c == 0
    return style.clip == nil && isUpright && rect.applying(style.transform).contains(area)
  }
}
