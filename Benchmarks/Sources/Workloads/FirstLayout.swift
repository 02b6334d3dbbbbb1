import CPeers
import Typesetting

extension Scenario {
    /// Each caption of a group for the first time: text to size, with warm fonts.
    public static func firstLayout(of group: CaptionGroup, with engines: Engines) -> Scenario {
        let captions = group.captions
        let items = captions.map { caption in
            lean_layout(engines.lean, caption.text, caption.language)
            return lean_keep_items(engines.lean)
        }
        return Scenario(
            name: "first layout, \(group.name)",
            operations: captions.count,
            balloon: Contender(name: ContenderName.balloon) {
                try captions.reduce(0) { try $0 + engines.paragraph($1).lines(width: Engines.width).height }
            },
            others: [
                Contender(name: ContenderName.lean) {
                    captions.reduce(0) { $0 + Double(lean_layout(engines.lean, $1.text, $1.language)) }
                },
                Contender(name: ContenderName.shaping) {
                    items.reduce(0) { $0 + Double(lean_shape(engines.lean, $1)) }
                },
                Contender(name: ContenderName.pango) {
                    captions.reduce(0) { sum, caption in
                        let layout = engines.pangoCaption(caption)
                        defer { pango_caption_destroy(layout) }
                        var width = 0.0
                        return sum + pango_caption_measure(layout, &width)
                    }
                },
            ],
            goals: [.times(1.3, of: ContenderName.lean), .fasterBy(2.5, than: ContenderName.pango)])
    }
}
