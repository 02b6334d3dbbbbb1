/// The entries of all kinds of findings; `Documentation/Findings.md` is generated from them.
package enum FindingRegistry {
    /// One entry for each kind, in the order of the kinds.
    package static let entries = Finding.Kind.allCases.map(\.entry)
}

extension Finding {
    /// The severity, which depends only on the kind.
    public var severity: Severity { kind.entry.severity }
}

extension Finding.Kind {
    /// The entry of the kind.
    package var entry: FindingEntry {
        switch self {
        case .textTruncated: .textTruncated
        case .wordBroken: .wordBroken
        case .answerExceedsOffer: .answerExceedsOffer
        case .answerIsNoSize: .answerIsNoSize
        case .contentClipped: .contentClipped
        case .answerBelowNeed: .answerBelowNeed
        case .blankSpace: .blankSpace
        case .answerIgnoresCategory: .answerIgnoresCategory
        case .answerIgnoresLocale: .answerIgnoresLocale
        case .answerDiffers: .answerDiffers
        case .inkClipped: .inkClipped
        case .nodeOutsideBalloon: .nodeOutsideBalloon
        case .textsOverlap: .textsOverlap
        case .imageTextWithoutImage: .imageTextWithoutImage
        case .textInPicture: .textInPicture
        case .titleContrastLow: .titleContrastLow
        case .pictureCropped: .pictureCropped
        case .contentAtPictureEdge: .contentAtPictureEdge
        case .pictureScaledDown: .pictureScaledDown
        case .mediaTranscoded: .mediaTranscoded
        case .mediaNotDecoded: .mediaNotDecoded
        case .filmNeedsProgram: .filmNeedsProgram
        case .soundCut: .soundCut
        case .alternateWithoutText: .alternateWithoutText
        case .alternateDiffers: .alternateDiffers
        case .summaryTextMissing: .summaryTextMissing
        case .urlNotTransportable: .urlNotTransportable
        case .urlTooLong: .urlTooLong
        case .urlMissing: .urlMissing
        case .fallbackIncomplete: .fallbackIncomplete
        case .identifierUnknown: .identifierUnknown
        case .textCovered: .textCovered
        case .translationMissing: .translationMissing
        case .translationUnchanged: .translationUnchanged
        case .translationLosesArgument: .translationLosesArgument
        case .translationUnfinished: .translationUnfinished
        case .pluralFormMissing: .pluralFormMissing
        case .textNotInStrings: .textNotInStrings
        case .touchTargetSmall: .touchTargetSmall
        case .touchTargetsOverlap: .touchTargetsOverlap
        case .textSizeFixed: .textSizeFixed
        case .textContrastLow: .textContrastLow
        case .textWithoutWords: .textWithoutWords
        case .directionMixed: .directionMixed
        case .contentNotDrawn: .contentNotDrawn
        case .pictureEnlarged: .pictureEnlarged
        case .pictureSmall: .pictureSmall
        case .pictureUndescribed: .pictureUndescribed
        case .captionBarWide: .captionBarWide
        case .stickerUndescribed: .stickerUndescribed
        case .stickerShrunk: .stickerShrunk
        case .missingGlyph: .missingGlyph
        case .notLaidOut: .notLaidOut
        case .constraintsConflict: .constraintsConflict
        case .layoutAmbiguous: .layoutAmbiguous
        }
    }
}
