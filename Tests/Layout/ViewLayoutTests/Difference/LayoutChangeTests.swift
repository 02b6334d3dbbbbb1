import Testing

@testable import ViewLayout

/// What a change is called by.
struct LayoutChangeTests {
    /// By its label, and without one by the node; never by its place.
    @Test(
        arguments: [("caption", "2", "caption"), (nil, "2", "a/b"), ("caption", nil, "caption"), (nil, nil, "a/b")]
            as [(String?, String?, String)])
    func aChangeIsCalledByItsLabel(_ label: String?, _ place: String?, _ called: String) {
        let change = LayoutChange(node: "a/b", label: label, element: "text", kind: .reordered, place: place)
        #expect(change.label == called && change.node == "a/b" && change.place == place)
    }
}
