import CPeers
import Typesetting

extension Scenario {
    /// Captions that wrap, from one width to another with other lines, and back.
    package static func widthChangeMissed(_ captions: [Caption], with engines: Engines) throws -> Scenario {
        let kept = try captions.compactMap { try WrappingCaption($0, with: engines) }
        let paragraphs = kept.map(\.paragraph)
        return Scenario(
            name: "width change, other lines",
            operations: kept.count * 2,
            balloon: Contender(name: ContenderName.balloon) {
                var sum = 0.0
                for index in paragraphs.indices {
                    sum += paragraphs[index].size(width: kept[index].narrow).height
                    sum += paragraphs[index].size(width: kept[index].wide).height
                }
                return sum
            },
            others: [
                Contender(name: ContenderName.lean) {
                    kept.reduce(0) { $0 + leanWidth($1.lean, $1.narrow) }
                        + kept.reduce(0) { $0 + leanWidth($1.lean, $1.wide) }
                },
                engines.pangoWidths(kept, \.narrow, \.wide),
            ],
            goals: [.nanoseconds(40), .fasterBy(500, than: ContenderName.pango), .noAllocation])
    }

    /// The same captions between two sizes at one width; both sizes have been used before.
    package static func sizeChange(_ captions: [Caption], with engines: Engines) throws -> Scenario {
        let kept = try captions.compactMap { try WrappingCaption($0, with: engines) }
        let sizes = [Engines.pointSize, 20]
        // Without the peers' part, so that a walk over them counts nobody's references.
        let paragraphs = kept.map(\.paragraph)
        let widths = kept.map(\.narrow)
        return Scenario(
            name: "size change",
            operations: kept.count * sizes.count,
            balloon: Contender(name: ContenderName.balloon) {
                var sum = 0.0
                for size in sizes {
                    for index in paragraphs.indices {
                        sum += try paragraphs[index].withPointSize(size).size(width: widths[index]).height
                    }
                }
                return sum
            },
            others: [
                Contender(name: ContenderName.pango) {
                    sizes.reduce(0) { sum, size in
                        kept.reduce(sum) {
                            pango_caption_set_size(engines.pango, $1.pango, size)
                            return $0 + pangoHeight($1.pango)
                        }
                    }
                }
            ],
            goals: [.nanoseconds(60), .noAllocation])
    }
}

extension Engines {
    fileprivate func pangoWidths(
        _ kept: [WrappingCaption], _ first: KeyPath<WrappingCaption, Double>, _ second: KeyPath<WrappingCaption, Double>
    ) -> Contender {
        Contender(name: ContenderName.pango) {
            [first, second].reduce(0) { sum, width in
                kept.reduce(sum) {
                    pango_caption_set_width($1.pango, $1[keyPath: width])
                    return $0 + pangoHeight($1.pango)
                }
            }
        }
    }
}

func leanWidth(_ segments: OpaquePointer, _ width: Double, size: Double = Engines.pointSize) -> Double {
    var widest: Int64 = 0
    lean_break(segments, Engines.leanMeasure(width, size: size), &widest)
    return Double(widest)
}
