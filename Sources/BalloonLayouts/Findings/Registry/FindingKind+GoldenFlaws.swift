extension Finding.Kind {
    /// Whether a picture with such a finding is not taken for a golden, unless somebody says why it stays: something of
    /// it is truncated, clipped or covered, cannot be read, or is missed by a finger, or another machine draws it in another way. What is only likely not what the
    /// author wants may be recorded.
    package var isGoldenFlaw: Bool {
        switch self {
        case .textTruncated, .contentClipped, .inkClipped, .nodeOutsideBalloon, .textsOverlap, .textCovered,
            .titleContrastLow, .textContrastLow, .touchTargetSmall, .touchTargetsOverlap, .mediaNotDecoded,
            .filmNeedsProgram, .contentNotDrawn, .translationMissing:
            true
        default: false
        }
    }
}
