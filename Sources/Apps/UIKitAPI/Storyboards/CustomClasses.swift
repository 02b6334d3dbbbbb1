import Foundation

/// Finds the classes of the app that a storyboard names.
struct CustomClasses {
    /// The module of the file's folder; nil where the folder does not name one.
    let module: String?

    /// Views in which games are drawn; here they are plain ones without a picture.
    private static let ofGames: Set<String> = ["ARSCNView", "ARSKView", "ARView", "MTKView", "SCNView", "SKView"]

    /// The class that an element names; nil for an element without a class.
    ///
    /// It is searched in the module that the element names, as Swift spells it, then in the module of the file. A
    /// missing class ends the process. iOS would continue with a plain view, but then the drawing would not be the
    /// app's.
    func type(of element: MarkupElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let named = element["customModule"].map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
        for module in [named, module].compactMap({ $0 }) {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        for module in ["UIKitAPI", "MessagesAPI"] {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        // Linux lacks their modules, and an import leaves out what the app does with them.
        if Self.ofGames.contains(name) { return nil }
        preconditionFailure("a storyboard names the class \(name), which the program does not have")
    }
}
