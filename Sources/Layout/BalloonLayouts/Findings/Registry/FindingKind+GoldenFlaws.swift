extension Finding.Kind {
    /// Whether a picture with such a finding is refused as a golden unless the author gives a reason: something is
    /// truncated, clipped, covered, unreadable or too small to tap, or it looks different on another machine. Findings
    /// that are only probably unwanted do not prevent recording.
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
