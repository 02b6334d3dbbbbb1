import Synchronization

/// The font slot of each character that was searched, so that coverage is looked up once per character and cascade.
///
/// Pages of 256 characters are made when they are needed. Every thread that writes an entry writes the same value.
///
/// Invariant: the pages are made once and freed in `deinit`, and every access between is atomic.
final class FallbackTable: @unchecked Sendable {
    private typealias Entry = Atomic<UInt8>
    private typealias Page = UnsafeMutablePointer<Entry>

    private let pages: UnsafeMutablePointer<Atomic<Page?>>
    /// Enough pages for all of Unicode.
    private static let pageCount = 0x1100
    private static let pageSize = 256

    init() {
        pages = .allocate(capacity: Self.pageCount)
        for index in 0..<Self.pageCount { (pages + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in 0..<Self.pageCount {
            guard let page = pages[index].load(ordering: .acquiring) else { continue }
            page.deinitialize(count: Self.pageSize)
            page.deallocate()
        }
        pages.deinitialize(count: Self.pageCount)
        pages.deallocate()
    }

    /// The slot of a character; `find` is called if it is not known yet.
    @inline(__always)
    func slot(of character: UInt32, find: () throws -> FontSlot) rethrows -> FontSlot {
        precondition(character < Self.pageCount * Self.pageSize)
        let page = pages[Int(character >> 8)].load(ordering: .acquiring) ?? makePage(Int(character >> 8))
        let known = page[Int(character & 0xFF)].load(ordering: .relaxed)
        // 0 means that the slot is not known; known slots are stored plus 1.
        if known != 0 { return FontSlot(rawValue: known &- 1) }
        let found = try find()
        page[Int(character & 0xFF)].store(found.rawValue &+ 1, ordering: .relaxed)
        return found
    }

    /// The slot of a character of one unit; nil if it is not known yet.
    @inline(__always)
    func knownSlot(of unit: UInt16) -> FontSlot? {
        guard let page = pages[Int(unit >> 8)].load(ordering: .acquiring) else { return nil }
        let known = page[Int(unit & 0xFF)].load(ordering: .relaxed)
        return known == 0 ? nil : FontSlot(rawValue: known &- 1)
    }

    @inline(never)
    private func makePage(_ index: Int) -> Page {
        let made = Page.allocate(capacity: Self.pageSize)
        for entry in 0..<Self.pageSize { (made + entry).initialize(to: Entry(0)) }
        let (exchanged, earlier) = pages[index].compareExchange(
            expected: nil, desired: made, ordering: .acquiringAndReleasing)
        guard !exchanged, let earlier else { return made }
        made.deinitialize(count: Self.pageSize)
        made.deallocate()
        return earlier
    }
}
