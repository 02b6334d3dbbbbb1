/// Walks the places at which the visible text of a segment can be cut, from where a line starts to the segment's end,
/// and tells how wide a line up to each is.
///
/// Invariant: who makes a walk keeps the segments while it is used.
struct CutWalk {
    private let segments: SizedSegments
    private let offsets: OffsetList
    private let start: Int
    /// The ends of the segment; not before the line's start.
    let visibleEnd, end: Int
    private let startPosition: Int
    private let isStartUnsafe, hasTabs: Bool

    /// A place, and the end of what is seen of a line that ends there.
    private(set) var place: (offset: Int, visible: Int)
    private var flags: UInt8
    /// The tracked clusters from the line's start to the place, and to the end of what is seen.
    private var (trackedClusters, visibleTrackedClusters) = (0, 0)
    /// What the line's start adds where its end is safe, once it was asked for.
    private var startCorrection: Int?

    /// Starts a walk before the first place.
    init(_ segments: SizedSegments, from start: Int, segment index: Int) {
        self.segments = segments
        self.start = start
        let segment = segments[index]
        end = max(segment.end, start)
        visibleEnd = max(segment.visibleEnd, start)
        offsets = segments.offsets
        startPosition = offsets.position(start)
        flags = offsets.flags(at: start)
        isStartUnsafe = flags & OffsetFlags.isUnsafe != 0
        hasTabs = segments.segments.hasTabs
        place = (start, start)
    }

    /// Whether this is the end of the visible text.
    var isAtEnd: Bool { place.offset >= visibleEnd }

    /// Moves to the next place; the end of the visible text is the last.
    @inline(__always)
    mutating func next() {
        repeat {
            if flags & OffsetFlags.isTracked != 0 { trackedClusters += 1 }
            let hangs = flags & OffsetFlags.hangs != 0
            place.offset += 1
            flags = offsets.flags(at: place.offset)
            if !hangs {
                place.visible = place.offset
                visibleTrackedClusters = trackedClusters
            }
        } while place.offset < visibleEnd
            && (flags & OffsetFlags.isGrapheme == 0
                || segments.segments.hasSoftHyphens && !segments.isCut(place.offset))
    }

    /// Whether the positions alone do not tell the width of the line.
    var needsShaping: Bool { isStartUnsafe || flags & OffsetFlags.isUnsafe != 0 }

    /// What the positions say.
    @inline(__always)
    var estimate: Int {
        hasTabs
            ? segments.unbrokenAdvance(from: start, to: place.visible)
            : offsets.position(place.visible) - startPosition + visibleTrackedClusters * segments.tracking
    }

    /// How wide a line up to here is.
    @inline(__always)
    mutating func width() -> Int {
        guard !isAtEnd else { return segments.width(from: start, to: visibleEnd, endingAt: end) }
        guard needsShaping else { return estimate }
        let isStartAlone = flags & OffsetFlags.isUnsafe == 0 && place.visible == place.offset
        if isStartAlone, let startCorrection { return estimate + startCorrection }
        return estimate + correction(isStartAlone)
    }

    @inline(never)
    private mutating func correction(_ isStartAlone: Bool) -> Int {
        let correction = segments.correction(from: start, to: place.visible, endingAt: place.offset)
        if isStartAlone { startCorrection = correction }
        return correction
    }
}
