/// What Messages does to a picture, a film or a sound.
extension FindingEntry {
    static let pictureScaledDown = FindingEntry(
        .pictureScaledDown, .note,
        meaning:
            "The longer side of the picture has more pixels than Messages draws, so the picture is scaled down "
            + "when it is shown.",
        fix: "Use a picture of about 900 × 900 pixels.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ferry-building.png
                      caption: Dinner
                # Smaller than it is, so that a picture of 840 pixels exceeds it.
                metrics: {thumbnailSide: 800}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/sticker-lighthouse.png
                      caption: Dinner
                metrics: {thumbnailSide: 800}
                """))

    static let mediaTranscoded = FindingEntry(
        .mediaTranscoded, .note,
        meaning:
            "The media file has more bytes than Messages is assumed to send unchanged, so it is re-encoded at "
            + "lower quality.",
        fix: "Make the film or sound shorter or smaller.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      mediaFileURL: images/ramen.png
                      caption: Dinner
                # Smaller than it is, so that a small file exceeds it.
                metrics: {transcodingByteLimit: 20000}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      mediaFileURL: images/bullet-train.png
                      caption: Dinner
                metrics: {transcodingByteLimit: 20000}
                """))

    static let mediaNotDecoded = FindingEntry(
        .mediaNotDecoded, .warning,
        meaning:
            "A film or sound is drawn as a grey placeholder, because ffmpeg is not installed or cannot read the "
            + "file.",
        fix: "Install ffmpeg, or use a file that it can read.",
        example: .swift(
            "A message whose mediaFileURL is a film of which only the first bytes are there.",
            raising: "MessageErrorTests/film", fixed: "DiagnosticsFactsTests/transcoded"))

    static let filmNeedsProgram = FindingEntry(
        .filmNeedsProgram, .note,
        meaning:
            "The picture of a film is decoded by the installed ffmpeg, so that a golden of it depends on the machine.",
        fix: "For a golden, give a picture of the film as image.",
        example: .swift(
            "A template whose media file is a film, where ffmpeg is installed.",
            raising: "DiagnosticsFactsTests/filmNeedsProgram", fixed: "DiagnosticsFactsTests/filmNeedsProgram"))

    static let soundCut = FindingEntry(
        .soundCut, .note,
        meaning: "The waveform in the balloon shows only the first ten minutes of the sound.",
        fix: "Use a shorter sound if its end matters in the picture.",
        example: .swift(
            "A template whose media file is a sound of more than ten minutes.",
            raising: "DiagnosticsFactsTests/soundCut", fixed: "DiagnosticsFactsTests/soundCut"))
}
