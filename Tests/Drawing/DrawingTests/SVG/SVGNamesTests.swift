import Foundation
import Testing

@testable import Drawing

/// Groups of an SVG are named by the path of their node.
@Suite struct SVGNamesTests {
    @Test(arguments: [
        (["template", "bar", "caption"], "template.bar.caption"), (["live", "text-2"], "live.text-2"),
        (["live", "2nd row"], "live._2nd_row"), (["live", "Größe/عنوان"], "live.Größe_عنوان"),
        (["live", "👍"], "live._"),
    ])
    func namesAreThoseThatXMLAllows(_ path: [String], _ id: String) {
        var names = SVGNames()
        #expect(names.unique(path) == id)
    }

    @Test func noTwoGroupsHaveOneId() {
        var names = SVGNames()
        let ids = [["a b"], ["a_b"], ["a/b"], ["a_b_2"]].map { names.unique($0) }
        #expect(Set(ids).count == 4 && ids[0] == "a_b")
    }

    private func list(named: Bool) -> DisplayList {
        let size = CGSize(width: 40, height: 20)
        let background = DisplayItem.fill(.rectangle(CGRect(origin: .zero, size: size)), .white)
        let picture = DisplayItem.picture(
            Specimen.gradient(width: 40, height: 20), in: CGRect(origin: .zero, size: size))
        let dot = DisplayItem.fill(.rectangle(CGRect(x: 3, y: 4, width: 7, height: 7)), .black)
        guard named else { return DisplayList(size: size, items: [background, picture, dot]) }
        return DisplayList(
            size: size,
            items: [
                .node(
                    DrawnNode(path: ["live"], title: "live"),
                    [
                        background, .node(DrawnNode(path: ["live", "photo"], title: "Ben & \"Jerry\" <3"), [picture]),
                        .node(DrawnNode(path: ["live", "dot"], title: "dot"), [dot]),
                        .node(DrawnNode(path: ["live", "nothing"], title: "nothing"), []),
                    ])
            ])
    }

    @Test func aNodeIsAGroupWithItsTitle() throws {
        let text = try SVGDocument(list(named: true)).text
        #expect(text.contains("<g id=\"live.photo\"><title>Ben &amp; &quot;Jerry&quot; &lt;3</title>"))
        #expect(text.contains("<g id=\"live\"><title>live</title>") && !text.contains("nothing"))
    }

    /// XML 1.0, 3: an element that begins also ends, within the one that it began in.
    @Test(arguments: [true, false]) func everyGroupEnds(named: Bool) throws {
        var list = list(named: named)
        list.items = [
            .clip(.rounded(CGRect(x: 0, y: 0, width: 30, height: 9), radius: 3, style: .circular), list.items)
        ]
        var depth = 0
        for row in try SVGDocument(list).text.split(separator: "\n") {
            depth += row.components(separatedBy: "<g ").count - row.components(separatedBy: "</g>").count
            #expect(depth >= 0, "\(row)")
        }
        #expect(depth == 0)
    }

    /// What a node hides stays away, and the parts are the same as without names.
    @Test func groupsChangeNothingThatIsDrawn() throws {
        func drawings(_ list: DisplayList) throws -> [Substring] {
            try SVGDocument(list).text.split(separator: "\n").map { $0.drop(while: { $0 == " " }) }
                .filter { $0.hasPrefix("<path") || $0.hasPrefix("<image") }
        }
        #expect(try drawings(list(named: true)) == drawings(list(named: false)))
        #expect(try drawings(list(named: true)).count == 2)
        let renderer = try Renderer()
        #expect(try renderer.render(list(named: true), scale: 3) == renderer.render(list(named: false), scale: 3))
    }
}
