import CUnicode

/// Decides for one grapheme cluster whether it is an emoji or text, before any font is asked (UTS #51).
enum EmojiPresentation {
    enum Choice {
        /// Drawn by the emoji font when it can.
        case emoji
        /// U+FE0E asks for text: the emoji font comes last.
        case text
        /// The order of the cascade decides.
        case cascade
    }

    static func choice(for units: [UInt16], in cluster: Range<Int>) -> Choice {
        let first = units[cluster.lowerBound]
        // A lone unit below U+00A9 is text; a longer cluster may be a keycap.
        if cluster.count == 1 && first < 0xA9 { return .cascade }
        var offset = cluster.lowerBound
        var isEmoji = false
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            switch character {
            case 0xFE0E: return .text
            case 0xFE0F, 0x20E3: isEmoji = true
            case 0x1F1E6...0x1F1FF: isEmoji = true
            default:
                if character >= 0x231A {
                    if offset == cluster.lowerBound {
                        isEmoji = isEmoji || cunicode_is_emoji_presentation(character)
                    } else if cunicode_is_emoji_modifier(character) {
                        isEmoji = true
                    }
                }
            }
            offset = next
        }
        return isEmoji ? .emoji : .cascade
    }
}
