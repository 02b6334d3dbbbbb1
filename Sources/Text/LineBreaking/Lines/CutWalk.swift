/// Visits the places at which the visible text of a segment can be split between lines, from the start of a line to the
/// end of the segment, and measures the line up to each place.
///
/// Invariant: the caller must keep the segments alive while the walk is used.
struct CutWalk {
    private let segments: SizedSegments
    private let offsets: OffsetList
    private let start: Int
    /// The visible end and the end of the segment, but not before the line's start.
    let visibleEnd, end: Int
    private let startPosition: Int
    private let isStartUnsafe, hasTabs: Bool

    /// The current place, and the visible end of a line that ends there.
    private(set) var place: (offset: Int, visible: Int)
    private var flags: UInt8
    /// The numbers of tracked clusters from the line's start to the place, and to the visible end.
    private var (trackedClusters, visibleTrackedClusters) = (0, 0)
    /// The correction of a line with an unsafe start and a safe end, which is the same for every such end. Nil until it
    /// is needed.
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

    /// Whether the current place is the end of the visible text, where nothing is split.
    var isAtEnd: Bool { place.offset >= visibleEnd }

    /// Moves to the next place. The last place is the end of the visible text.
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

    /// Whether an end of the line must be shaped again to know the line's width.
    var needsShaping: Bool { isStartUnsafe || flags & OffsetFlags.isUnsafe != 0 }

    /// The width of the line up to here according to the positions alone.
    @inline(__always)
    var estimate: Int {
        hasTabs
            ? segments.unbrokenAdvance(from: start, to: place.visible)
            : offsets.position(place.visible) - startPosition + visibleTrackedClusters * segments.tracking
    }

    /// The exact width of the line up to here.
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
