import BuiltProgram
import Foundation
import Testing

/// A node that is added or removed is told as that, and its pixels are laid to it.
struct InsertedNodeTests {
    private static func scene(_ rows: [String]) -> String {
        """
        message:
          summaryText: A test
          layout:
            live:
              view: {vstack: [\(rows.joined(separator: ", "))], spacing: 8, padding: 12}
              contentSize: {height: 200}
              alternate: {caption: Concert}
        """
    }

    private static let rows = ["One", "Two", "Three", "Four"].map { "{text: \($0)}" }

    private static func verified(_ before: [String], _ after: [String]) throws -> Balloon.Run {
        let scratch = try Scratch()
        try scratch.write(scene(before), to: "list.yaml")
        try #require(try scratch.balloon("record", "list.yaml").status == 0)
        try scratch.write(scene(after), to: "list.yaml")
        return try scratch.balloon("verify", "list.yaml", "--json")
    }

    @Test(arguments: 0...4)
    func anInsertedTextIsAdded(_ index: Int) throws {
        var after = Self.rows
        after.insert("{text: New}", at: index)
        let run = try Self.verified(Self.rows, after)
        #expect(run.status == 1)
        #expect(run.output.contains("text “New” added"))
        #expect(!run.output.contains("instead of “"), "\(run.output)")
        #expect(!run.output.contains("another order"))
    }

    @Test(arguments: 0...3)
    func aRemovedTextIsRemoved(_ index: Int) throws {
        var after = Self.rows
        after.remove(at: index)
        let run = try Self.verified(Self.rows, after)
        #expect(run.output.contains("text “\(["One", "Two", "Three", "Four"][index])” removed"))
        #expect(!run.output.contains("instead of “"), "\(run.output)")
    }

    @Test func anotherTextIsStillAnotherText() throws {
        var after = Self.rows
        after[1] = "{text: Twelve}"
        let run = try Self.verified(Self.rows, after)
        #expect(run.output.contains("“Twelve” instead of “Two”"))
        #expect(!run.output.contains("” added") && !run.output.contains("” removed"))
    }

    /// The pixels of an object over a picture belong to it, also when it is gone.
    @Test func pixelsOfARemovedNodeAreItsOwn() throws {
        let background = "{fill: \"#8ecae6\", frame: {width: 200, height: 100}}"
        let object = "{zstack: [\(background), {fill: \"#d00000\", frame: {width: 40, height: 40}}]}"
        let alone = "{zstack: [\(background)]}"
        let removed = try Self.verified([object], [alone])
        #expect(removed.output.contains("frame-2/fill (removed)\""), "\(removed.output)")
        let added = try Self.verified([alone], [object])
        #expect(added.output.contains("frame-2/fill\""), "\(added.output)")
        #expect(!added.output.contains("(removed)"))
    }

    /// What is put around a node is added, and the node in it is still there, whatever else changes about it.
    @Test(arguments: [
        ("{button: Join}", "{button: Join, border: {color: \"#0a7d6c\"}}", "border of", nil as String?),
        ("{button: Join, border: {color: \"#0a7d6c\"}}", "{button: Join}", "border of", nil),
        ("{text: Bar}", "{text: Café, padding: 4}", "padding", "“Café” instead of “Bar”"),
    ]) func aWrappedNodeStays(_ before: String, _ after: String, _ added: String, _ text: String?) throws {
        var (old, new) = (Self.rows, Self.rows)
        (old[1], new[1]) = (before, after)
        let run = try Self.verified(old, new)
        #expect(run.status == 1 && run.output.contains(added))
        #expect(!run.output.contains("button “Join” removed") && !run.output.contains("button “Join” added"))
        if let text { #expect(run.output.contains(text), "\(run.output)") }
    }

    /// The track of a bar has its colour, translucent: one key of the scene is one cause, with its line.
    @Test func aBarsColorIsOneCause() throws {
        let scratch = try Scratch()
        func write(_ color: String) throws {
            try scratch.write(
                Self.scene(["{text: Seats}", "{progress: 0.6, color: \"\(color)\"}"]), to: "list.yaml")
        }
        try write("#0a7d6c")
        try #require(try scratch.balloon("record", "list.yaml").status == 0)
        try write("#aa2222")
        let run = try scratch.balloon("verify", "list.yaml")
        #expect(run.output.contains("cause 1 of 1: color #aa2222 instead of #0a7d6c, in progress"), "\(run.output)")
        #expect(run.output.contains("list.yaml:5"))
    }
}
