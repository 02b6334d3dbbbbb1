import CPeers
import Typesetting

extension Scenario {
    /// Each caption of a group for the first time: text to size, with warm fonts.
    package static func firstLayout(of group: CaptionGroup, with engines: Engines) -> Scenario {
        let captions = group.captions
        let items = captions.map { caption in
            lean_layout(engines.lean, caption.text, caption.language)
            return lean_keep_items(engines.lean)
        }
        return Scenario(
            name: "first layout, \(group.name)",
            operations: captions.count,
            balloon: Contender(name: ContenderName.balloon) {
                try captions.reduce(0) { try $0 + engines.paragraph($1).size(width: Engines.width).height }
            },
            others: [
                Contender(name: ContenderName.lean) {
                    captions.reduce(0) { $0 + Double(lean_layout(engines.lean, $1.text, $1.language)) }
                },
                Contender(name: ContenderName.shaping) {
                    items.reduce(0) { $0 + Double(lean_shape(engines.lean, $1)) }
                },
                engines.pangoFromScratch(captions),
            ],
            goals: [.times(1.15, of: ContenderName.lean), .fasterBy(2.5, than: ContenderName.pango)])
    }

    /// Each caption again, in the same style, from a cache: what a program does that is asked twice.
    package static func seenBefore(_ captions: [Caption], with engines: Engines) -> Scenario {
        let cache = ParagraphCache()
        return Scenario(
            name: "caption seen before",
            operations: captions.count,
            balloon: Contender(name: ContenderName.balloon) {
                var sum = 0.0
                for caption in captions {
                    let paragraph = try cache.paragraph(
                        caption.text, style: Engines.style, language: caption.language, fonts: engines.fonts)
                    sum += paragraph.size(width: Engines.width).height
                }
                return sum
            },
            others: [engines.pangoFromScratch(captions)],
            goals: [.nanoseconds(100), .noAllocation])
    }

    /// Each caption in a language with the same break rules and letter forms: nothing has to change.
    package static func localeChange(_ captions: [Caption], with engines: Engines) throws -> Scenario {
        let inEnglish = captions.filter { $0.language == "en" }
        let paragraphs = try inEnglish.map { try engines.paragraph($0) }
        let others = inEnglish.map { Caption(language: "en-GB", text: $0.text) }
        return Scenario(
            name: "locale changed in name only (en to en-GB)",
            operations: others.count,
            balloon: Contender(name: ContenderName.balloon) {
                var sum = 0
                for index in paragraphs.indices {
                    sum += try paragraphs[index].withLanguage("en-GB").length
                }
                return Double(sum)
            },
            others: [engines.pangoFromScratch(others)],
            goals: [.nanoseconds(50), .noAllocation])
    }
}

extension Engines {
    /// Pango with a new layout for each caption.
    fileprivate func pangoFromScratch(_ captions: [Caption]) -> Contender {
        Contender(name: ContenderName.pango) {
            captions.reduce(0) { sum, caption in
                let layout = self.pangoCaption(caption)
                defer { pango_caption_destroy(layout) }
                return sum + pangoHeight(layout)
            }
        }
    }
}

func pangoHeight(_ layout: OpaquePointer) -> Double {
    var width = 0.0
    return pango_caption_measure(layout, &width)
}
