import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// What records call the elements.
@Suite struct ElementNamesTests {
    private let bounds = CGRect(x: 5, y: 6, width: 100, height: 50)

    /// Each element has its kind and the name that it was given, and is where it was placed.
    @Test(arguments: ["photo", nil] as [String?]) func anElementHasItsName(_ id: String?) throws {
        let color = ColorReference.literal(.white)
        let picture = Picture(bitmap: Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]))
        let elements: [(any Element, NodeKind)] = [
            (Divider(id: id), .divider), (Fill(color, id: id), .fill), (Gauge(0.5, id: id), .gauge),
            (GradientFill([color], id: id), .gradient), (Grid([Fill(color)], columns: 1, id: id), .grid),
            (ImageElement(picture, id: id), .image), (ProgressBar(0.5, id: id), .progress), (Spacer(id: id), .spacer),
            (Symbol(.star, id: id), .symbol), (Text("a", id: id), .text), (Button("a", id: id), .button),
            (HStack([Fill(color)], id: id), .hstack), (VStack([Fill(color)], id: id), .vstack),
            (ZStack([Fill(color)], id: id), .zstack),
        ]
        for (element, kind) in elements {
            let node = try element.place(in: bounds, proposal: ProposedSize(bounds.size), context: makeContext())
            #expect(node.id == id && node.kind == kind && node.frame == bounds, "\(kind)")
        }
    }
}
