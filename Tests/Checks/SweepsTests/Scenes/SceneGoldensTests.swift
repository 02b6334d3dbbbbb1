import Goldens
import Scenes
import Sweeps
import Testing

@Test func aSceneWithoutAxesHasOneGoldenOfItsName() throws {
    let scene = try BalloonScene(text: "message: {layout: {template: {caption: Hi}}}", file: "Examples/poll.yaml")
    let goldens = try scene.declaredGoldens()
    #expect(goldens.map(\.cell.name) == ["poll"])
    #expect(goldens.map(\.cell.source) == ["Examples/poll.yaml"])
    #expect(goldens.map(\.traits) == [scene.traits])
}

@Test func theNamesFollowTheDeclaredAxes() throws {
    let scene = try BalloonScene(
        text: """
            message: {layout: {template: {caption: Hi}}}
            goldens:
              transcriptWidths: [320]
              locales: [en, ar]
              preferredContentSizeCategories: [accessibilityLarge]
              userInterfaceStyles: [light, dark]
            """, file: "poll.yaml")
    let goldens = try scene.declaredGoldens()
    #expect(
        goldens.map(\.cell.name) == [
            "poll@w320_en_AX2_light", "poll@w320_en_AX2_dark", "poll@w320_ar_AX2_light", "poll@w320_ar_AX2_dark",
        ])
    #expect(throws: Never.self) { try GoldenPlan(goldens.map(\.cell)) }
}

@Test func aSceneWhoseNameIsNoFileNameIsRefused() throws {
    let scene = try BalloonScene(text: "message: {layout: {template: {caption: Hi}}}", file: "Examples/a poll.yaml")
    #expect(throws: GoldenNameError.self) { try scene.declaredGoldens() }
}

@Test(arguments: [nil, "a test"] as [String?]) func aSceneThatIsBlankOnPurposeSaysWhy(_ reason: String?) throws {
    let scene = try BalloonScene(
        text: """
            message: {layout: {template: {caption: Hi}}}
            goldens: {locales: [en, ar]}
            \(reason.map { "blank: \($0)" } ?? "")
            """, file: "poll.yaml")
    #expect(try scene.declaredGoldens().map(\.cell.blankReason) == [reason, reason])
}
