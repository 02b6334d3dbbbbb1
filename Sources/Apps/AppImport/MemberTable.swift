/// The members that an import adds to a class after its brace. They do what Objective-C's runtime does by name on iOS.
///
/// A class gets a method that calls its methods by name, one that sets its outlets, and, for a cell, one that
/// creates it as lists do.
struct MemberTable {
    let type: TypeDeclaration
    let path: String
    let app: AppTypes

    /// The text, on one line; empty for a class that needs none.
    var text: String {
        guard type.kind == .class else { return "" }
        let parts = [calls, outlets, reuse].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : " " + parts.joined(separator: "; ") + ";"
    }

    /// A protocol that the class must adopt, if no superclass has the method that calls by name.
    var conformance: String? { calls.isEmpty || isResponder ? nil : "MethodsByName" }

    private var root: String? { app.root(of: type.name) }

    /// Whether the class inherits from UIKit's `UIResponder`, as views and controllers do.
    private var isResponder: Bool {
        guard let root, root.hasPrefix("UI") || root.hasPrefix("MS") || root.hasPrefix("MF") else { return false }
        let others: [String] = [
            "Layout", "Recognizer", "Item", "Image", "Color", "Font", "Path", "Segue", "Delegate", "Source",
        ]
        return !others.contains { root.hasSuffix($0) } && !["MSConversation", "MSMessage", "MSSession"].contains(root)
    }

    private var members: [MemberDeclaration] {
        type.members + app.extensionMembers(of: type.name, seenFrom: path)
    }

    private var calls: String {
        // If a superclass of the app already has the method, the class must override it.
        guard isResponder || type.inherited.first.map({ app.isClass($0) }) != true else { return "" }
        var taken: Set<String> = []
        let cases = members.compactMap { member -> String? in
            guard member.kind == .method, !member.isStatic, member.labels.count <= 2,
                member.attributes.contains("@IBAction") || app.selectorNames.contains(member.name),
                !member.effects.contains("throws"), !member.effects.contains("async")
            else { return nil }
            let names = [member.fullName, member.selector, member.name].filter { taken.insert($0).inserted }
            guard !names.isEmpty else { return nil }
            let call =
                member.labels.isEmpty
                ? "_ = self.\(member.name)(); return true"
                : "return MethodCall.run(self.\(member.fullName), with: arguments)"
            return "case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): \(call)"
        }
        guard !cases.isEmpty else { return "" }
        let rest = isResponder ? "super.call(methodNamed: name, with: arguments)" : "false"
        return """
            \(isResponder ? override + " " : type.isPublic ? "public " : "")func call(methodNamed name: String, with arguments: [Any]) -> Bool { \
            switch name { \(cases.joined(separator: "; ")); default: return \(rest) } }
            """
    }

    private var outlets: String {
        guard isResponder else { return "" }
        let cases = type.members.filter { $0.kind == .property && $0.attributes.contains("@IBOutlet") }
            .map { "case \"\($0.name)\": return MethodCall.set(&\($0.name), to: object)" }
        guard !cases.isEmpty else { return "" }
        return """
            \(override) func connect(outletNamed name: String, to object: Any) -> Bool { switch name { \
            \(cases.joined(separator: "; ")); default: return super.connect(outletNamed: name, to: object) } }
            """
    }

    /// The beginning of an override in a class that other modules see.
    private var override: String { type.isPublic ? "public override" : "override" }

    private var reuse: String {
        guard !type.isGeneric, let root else { return "" }
        if root == "UITableViewCell", app.has(initializer: ["style", "reuseIdentifier"], of: type.name) {
            return """
                \(override) class func makeForReuse(style: UITableViewCell.CellStyle, reuseIdentifier: String?) \
                -> UITableViewCell { \(type.name)(style: style, reuseIdentifier: reuseIdentifier) }
                """
        }
        if root == "UITableViewHeaderFooterView", app.has(initializer: ["reuseIdentifier"], of: type.name) {
            return """
                \(override) class func makeForReuse(reuseIdentifier: String?) -> UITableViewHeaderFooterView { \
                \(type.name)(reuseIdentifier: reuseIdentifier) }
                """
        }
        let isReused = root == "UICollectionViewCell" || root == "UICollectionReusableView"
        guard isReused, app.has(initializer: ["frame"], of: type.name) else { return "" }
        return """
            \(override) class func makeForReuse(frame: CGRect) -> UICollectionReusableView { \(type.name)(frame: frame) }
            """
    }
}
