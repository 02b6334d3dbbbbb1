import CUnicode

/// Decides for one grapheme cluster whether it is an emoji or text, before any font is searched (UTS #51).
enum EmojiPresentation {
    enum Choice {
        /// The emoji font draws the cluster if it can.
        case emoji
        /// U+FE0E requests text: a text font with a part of the cluster comes before the emoji font with all of it.
        case text
        /// The order of the cascade decides, in which emoji fonts are last: signs that are text by default
        /// (Emoji_Presentation=No) are emoji only where no text font has them.
        case cascade
    }

    static func choice(for units: [UInt16], in cluster: Range<Int>) -> Choice {
        let first = units[cluster.lowerBound]
        // A single unit below U+00A9 is text; a longer cluster can be a keycap.
        if cluster.count == 1 && first < 0xA9 { return .cascade }
        var offset = cluster.lowerBound
        var isEmoji = false
        var isJoined = false
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
                    } else if isJoined {
                        // Signs that are joined to each other are an emoji, also without variation selectors. Letters
                        // of some scripts are joined in the same way, but no emoji font has those letters.
                        isEmoji = true
                    }
                }
            }
            isJoined = character == 0x200D
            offset = next
        }
        return isEmoji ? .emoji : .cascade
    }
}
