import Foundation
import ViewLayout

/// Faults of a film club and of a talk about a walk: what shows in another language, at another text size, or in what
/// nobody sees.
extension PlantedFault {
    private static func unit(_ text: String) -> String { "\"value\" : \"\(text)\"" }

    static let clubs: [PlantedFault] = [
        // The German title alone has a second line, which stands on the lower part of the plate.
        .init(
            .club, "{fill: \"#173a5c\"}", broken: "{fill: \"#f2e3b0\"}", mended: "{fill: \"#1d4a70\"}",
            "textContrastLow",
            "head", widths: [320], categories: [.large]),
        // One line at L, two from AX1 on.
        .init(
            .club, "{fill: \"#10253c\", frame: {height: 40}}", broken: "{fill: \"#b9d3ee\", frame: {height: 24}}",
            mended: "{fill: \"#10253c\", frame: {height: 24}}", "textContrastLow", "head", widths: [440],
            categories: [.accessibilityMedium]),
        .init(
            .club, "color: label}", broken: "color: \"#8e8e93\"}", mended: "color: secondaryLabel}", "textContrastLow",
            "seats"),
        .init(
            .club, "frame: {height: 120}}", broken: "frame: {height: 40}}", mended: "frame: {width: 240, height: 160}}",
            "pictureCropped", "poster"),
        .init(
            .club, "frame: {minWidth: 88, minHeight: 44}", broken: "frame: {minWidth: 88, minHeight: 40}",
            "touchTargetSmall", "vote"),
        .init(
            .club, "{key: club.vote}, id: vote, ", broken: "{key: club.vote}, id: vote, font: {size: 17}, ",
            mended: "{key: club.vote}, id: vote, font: headline, ", "textSizeFixed", "vote"),
        .init(
            .club, unit("%@ führt %lld zu %lld"), broken: unit("%@ führt %@ zu %lld"),
            mended: unit("%@ führt mit %lld zu %lld"), "translationLosesArgument", "club.score"),
        .init(
            .club, unit("%@ prowadzi %lld do %lld"), broken: unit("%@ prowadzi %lld"),
            mended: unit("Prowadzi %@, %lld do %lld"), "translationLosesArgument", "club.score"),
        .init(
            .club, "contentSize: {height: fit}", broken: "contentSize: {height: 210}",
            mended: "contentSize: {height: fit}",
            "contentClipped", "live/vstack", categories: [.accessibilityLarge]),
        .init(
            .club, "accessibilityLabel: {key: club.spoken}", broken: "accessibilityLabel: poster_03@3x.png",
            mended: "accessibilityLabel: The poster of a film", "pictureUndescribed", "image"),
        .init(
            .club, "https://club.example.com/round/3?p=Qm",
            broken: "https://club.example.com/round/3?p=" + String(repeating: "Qm", count: 2_500),
            mended: "https://club.example.com/round/3?p=" + String(repeating: "Qm", count: 2_400), "urlTooLong", "url",
            categories: [.large]),
        .init(
            .talk, "description: A smiling sun", broken: "description: \"\"", mended: "description: Sun",
            "stickerUndescribed", "entries[1] dropped"),
        .init(
            .talk, "description: A tick", broken: "description: sticker_02@3x.png", mended: "description: Agreed",
            "stickerUndescribed", "entries[2] sticker"),
        .init(
            .talk, "x: 0.7, y: 0.4", broken: "x: 0.25, y: 0.92", mended: "x: 0.6, y: 0.3", "textCovered",
            "entries[1] caption"),
        .init(
            .talk, "        summaryText: A walk on Sunday\n", broken: "", "summaryTextMissing"),
    ]
}
