import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at places, as `onDelete` of a list asks for.
    public mutating func remove(atOffsets offsets: IndexSet) { for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) } }
    /// Moves the elements at places to another one, as `onMove` of a list asks for.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let place = destination - source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
    }
}
