/// The heights of the rows of one section.
///
/// Rows are kept in blocks. A block whose rows all have the common height stores none of them, so a
/// million rows of one height cost a few bytes, and what is found out about single rows costs the
/// blocks in which these lie. Rows are inserted and deleted within their blocks.
struct RowHeights {
  /// The height of each row about which nothing else is known.
  let common: Double
  private(set) var count: Int
  /// Empty while all rows have the common height.
  private var blocks: [Block] = []
  private var rowSums = PrefixSums([])
  private var heightSums = PrefixSums([])

  private struct Block {
    var count: Int
    /// nil while all have the common height; −1 stands for a row that has it.
    var heights: [Double]?

    func sum(_ common: Double) -> Double {
      guard let heights else { return Double(count) * common }
      return heights.reduce(0) { $0 + ($1 < 0 ? common : $1) }
    }
  }

  /// What blocks are made of, and the count at which one is divided.
  private static let blockSize = 256
  private static let largestBlock = 512

  init(count: Int, common: Double) {
    self.count = count
    self.common = common
  }

  /// Rows of which each height is known.
  init(_ heights: [Double], common: Double) {
    count = heights.count
    self.common = common
    blocks = stride(from: 0, to: heights.count, by: Self.blockSize).map { start in
      let part = heights[start..<min(start + Self.blockSize, heights.count)]
      return Block(count: part.count, heights: Array(part))
    }
    sumUp()
  }

  var total: Double {
    blocks.isEmpty ? Double(count) * common : heightSums.total
  }

  /// The height of a row if it was set; nil where the common one holds.
  func known(_ row: Int) -> Double? {
    if blocks.isEmpty { return nil }
    let (block, start) = place(of: row)
    guard let height = blocks[block].heights?[row - start], height >= 0 else { return nil }
    return height
  }

  subscript(row: Int) -> Double { known(row) ?? common }

  /// Where a row begins, from the first row's beginning.
  func offset(of row: Int) -> Double {
    if blocks.isEmpty { return Double(row) * common }
    if row >= count { return total }
    let (block, start) = place(of: row)
    let before = heightSums.sum(before: block)
    guard let heights = blocks[block].heights else {
      return before + Double(row - start) * common
    }
    return heights[..<(row - start)].reduce(before) { $0 + ($1 < 0 ? common : $1) }
  }

  /// The row at an offset: the last of those that begin there or before. The rows must not be empty.
  func row(at offset: Double) -> Int {
    if offset <= 0 { return firstVisibleRow }
    guard !blocks.isEmpty else {
      if common <= 0 { return count - 1 }
      return Int(min(offset / common, Double(count - 1)))
    }
    let (block, before) = heightSums.position(at: offset)
    let start = Int(rowSums.sum(before: block))
    guard let heights = blocks[block].heights else {
      if common <= 0 { return start + blocks[block].count - 1 }
      return start + min(Int((offset - before) / common), blocks[block].count - 1)
    }
    var end = before
    for (index, height) in heights.enumerated() {
      end += height < 0 ? common : height
      if offset < end { return start + index }
    }
    return start + heights.count - 1
  }

  /// Rows without height at the beginning are passed over, as nothing of them is seen.
  private var firstVisibleRow: Int {
    var row = 0
    while row < count - 1, self[row] <= 0 { row += 1 }
    return row
  }

  /// - Returns: by how much the rows after it move.
  @discardableResult
  mutating func set(_ height: Double, at row: Int) -> Double {
    let change = height - self[row]
    if blocks.isEmpty {
      if change == 0 { return 0 }
      divide()
    }
    let (block, start) = place(of: row)
    if blocks[block].heights == nil {
      blocks[block].heights = Array(repeating: -1, count: blocks[block].count)
    }
    blocks[block].heights?[row - start] = height
    heightSums.add(change, at: block)
    return change
  }

  /// Nothing is known of the height of a row any more.
  mutating func forget(_ row: Int) {
    guard !blocks.isEmpty else { return }
    let (block, start) = place(of: row)
    guard let height = blocks[block].heights?[row - start], height >= 0 else { return }
    blocks[block].heights?[row - start] = -1
    heightSums.add(common - height, at: block)
  }

  /// Puts rows of the common height before a row.
  mutating func insert(_ number: Int, at row: Int) {
    count += number
    if blocks.isEmpty { return }
    let (block, start) = place(of: min(row, max(0, count - number - 1)))
    blocks[block].heights?.insert(
      contentsOf: Array(repeating: -1, count: number), at: row - start)
    blocks[block].count += number
    if blocks[block].count > Self.largestBlock { return divide() }
    rowSums.add(Double(number), at: block)
    heightSums.add(Double(number) * common, at: block)
  }

  mutating func remove(at row: Int) {
    let height = self[row]
    count -= 1
    if blocks.isEmpty { return }
    let (block, start) = place(of: row)
    blocks[block].count -= 1
    blocks[block].heights?.remove(at: row - start)
    if blocks[block].count == 0 {
      blocks.remove(at: block)
      return sumUp()
    }
    rowSums.add(-1, at: block)
    heightSums.add(-height, at: block)
  }

  /// Makes blocks, or divides those that became too large.
  private mutating func divide() {
    if blocks.isEmpty { blocks = [Block(count: count, heights: nil)] }
    blocks = blocks.flatMap { block -> [Block] in
      if block.count <= Self.largestBlock { return [block] }
      return stride(from: 0, to: block.count, by: Self.blockSize).map { start in
        let end = min(start + Self.blockSize, block.count)
        return Block(count: end - start, heights: block.heights.map { Array($0[start..<end]) })
      }
    }
    sumUp()
  }

  private mutating func sumUp() {
    rowSums = PrefixSums(blocks.map { Double($0.count) })
    heightSums = PrefixSums(blocks.map { $0.sum(common) })
  }

  private func place(of row: Int) -> (block: Int, start: Int) {
    let (block, start) = rowSums.position(at: Double(row))
    return (block, Int(start))
  }
}
