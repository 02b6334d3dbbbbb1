/// Walks the places at which the visible text of a segment can be cut, from where a line starts to the segment's end,
/// and tells how wide a line up to each is.
///
/// Invariant: who makes a walk keeps the segments while it is used.
struct CutWalk {
    private let segments: SizedSegments
    private unowned(unsafe) let offsets: OffsetTable
    private let start: Int
    /// The ends of the segment; not before the line's start.
    let visibleEnd, end: Int
    private let startPosition: Int
    private let isStartUnsafe, canAsk, hasTabs: Bool

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
        end = max(Int(segment.end), start)
        visibleEnd = max(segments.visibleEnd(ofSegment: index), start)
        offsets = segments.table.offsets
        startPosition = offsets.position(start)
        flags = offsets.flags(at: start)
        isStartUnsafe = flags & OffsetFlags.isUnsafe != 0
        canAsk = segments.table.exact != nil
        hasTabs = !segments.table.tabs.isEmpty
        place = (start, start)
    }

    /// Whether a line that starts here can be cut before the end of the visible text.
    var hasCut: Bool { segments.nextEmergencyBreak(after: start, to: visibleEnd) < visibleEnd }

    /// Whether this is the end of the visible text.
    var isAtEnd: Bool { place.offset >= visibleEnd }

    /// Moves to the next place; the end of the visible text is the last.
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
            && (flags & OffsetFlags.isGrapheme == 0 || segments.table.softHyphens?.touch(place.offset) == true)
    }

    /// Whether the positions alone do not tell the width of the line.
    var needsShaping: Bool { canAsk && (isStartUnsafe || flags & OffsetFlags.isUnsafe != 0) }

    /// What the positions say.
    var estimate: Int {
        hasTabs
            ? segments.unbrokenAdvance(from: start, to: place.visible)
            : offsets.position(place.visible) - startPosition + visibleTrackedClusters * segments.tracking
    }

    /// How wide a line up to here is.
    mutating func width() -> Int {
        guard !isAtEnd else { return segments.width(from: start, to: visibleEnd, endingAt: end) }
        guard needsShaping else { return estimate }
        let isStartAlone = flags & OffsetFlags.isUnsafe == 0 && place.visible == place.offset
        if isStartAlone, let startCorrection { return estimate + startCorrection }
        let correction = segments.correction(from: start, to: place.visible, endingAt: place.offset)
        if isStartAlone { startCorrection = correction }
        return estimate + correction
    }
}
