import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing
import ViewLayout

/// The buttons of the input field on each system (facts sheet, 5.1.17 to 5.1.19, 10.3.6).
@Suite struct InputFieldSystemsTests {
    private static let draft = Transcript.InputField(draft: .text("At seven"))
    private static let strip = AppStripRow(favorites: [.init(name: "Polls")])

    /// The input field and all in it.
    private func row(
        _ system: ReceiverSystem, _ field: Transcript.InputField = draft, strip: AppStripRow? = nil
    ) throws -> [LayoutRecord.Node] {
        let idiom: UserInterfaceIdiom = system == .macos ? .mac : system == .watchos ? .watch : .phone
        let traits = TraitCollection(userInterfaceIdiom: idiom, receiver: system)
        let transcript = Transcript(
            entries: [], inputField: field, appStrip: strip,
            metrics: .standard(for: idiom, on: system), balloonMetrics: .standard(for: idiom, on: system))
        return try transcript.place(in: context(traits)).record.nodes
    }

    private func buttons(_ nodes: [LayoutRecord.Node]) -> [String] {
        nodes.filter { ["plus", "camera", "apps", "emoji", "send"].contains($0.id) }
            .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.id)
    }

    @Test("Camera and apps stand above a strip, a plus without one")
    func earlierPhones() throws {
        #expect(try buttons(row(.ios10, strip: Self.strip)) == ["camera", "apps", "send"])
        #expect(try buttons(row(.ios10)) == ["plus", "send"])
        // iOS 26 has no strip, so what a scene says of one changes nothing.
        #expect(try buttons(row(.ios26, strip: Self.strip)) == ["plus", "send"])
    }

    @Test("On a Mac nothing sends but Return; its apps button takes no width from balloons")
    func macs() throws {
        let nodes = try row(.macos)
        #expect(buttons(nodes) == ["plus", "emoji"])
        let words = try #require(nodes.first { $0.id == "draft" })
        let emoji = try #require(nodes.first { $0.id == "emoji" })
        #expect(words.frame.maxX <= emoji.frame.minX)
        #expect(words.lines.map(\.text) == ["At seven"])
        #expect(!TemplateMetrics.standard(for: .mac, on: .macos).hasEntryButton)
    }

    @Test("A watch shows no draft, whatever it is")
    func watches() throws {
        for field in [Self.draft, .init(), .init(draft: .text("Much longer words than fit in a line of it"))] {
            let nodes = try row(.watchos, field)
            #expect(buttons(nodes) == [])
            #expect(nodes.first { $0.id == "draft" }?.lines.map(\.text) == ["iMessage"])
        }
    }

    @Test(
        "The buttons before the field are level with its last line", arguments: [ReceiverSystem.ios10, .ios26, .macos])
    func level(_ system: ReceiverSystem) throws {
        let long = Transcript.InputField(draft: .text(String(repeating: "words that wrap ", count: 9)))
        let nodes = try row(system, long, strip: Self.strip)
        let field = try #require(nodes.first { $0.kind == "fill" }).frame
        let last = try #require(nodes.first { $0.id == "draft" }?.lines.last)
        for button in nodes where ["plus", "camera", "apps"].contains(button.id) {
            #expect(button.frame.maxX < field.minX)
            #expect(button.frame.minY < last.baseline && last.baseline < button.frame.maxY)
        }
    }

    /// A draft of more lines than the field shows scrolls: its last ones stand where those of a draft that fits stand.
    @Test("The last lines of a long draft fill the field", arguments: [ReceiverSystem.ios10, .ios26, .ios27, .macos])
    func scrolled(_ system: ReceiverSystem) throws {
        func draft(_ count: Int) throws -> LayoutRecord.Node {
            let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
            return try #require(try row(system, .init(draft: .text(text))).first { $0.id == "draft" })
        }
        let many = try draft(90)
        let shown = many.lines.count
        #expect(shown < 90 && many.lines.last?.text == "line 90")
        let few = try draft(shown)
        #expect(few.lines.count == shown && few.frame == many.frame)
        #expect(few.lines.map(\.baseline) == many.lines.map(\.baseline))
    }
}
