/// A growing buffer of plain values without the checks of an array, for the inner loops of the solver.
final class FlatTable<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var elements: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 64

    init() { elements = .allocate(capacity: capacity) }

    deinit { elements.deallocate() }

    func append(_ element: Element) {
        if count == capacity {
            let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
            larger.update(from: elements, count: count)
            elements.deallocate()
            elements = larger
            capacity *= 2
        }
        (elements + count).initialize(to: element)
        count += 1
    }

    @inline(__always) subscript(index: Int) -> Element {
        _read { yield elements[index] }
        _modify { yield &elements[index] }
    }
}
