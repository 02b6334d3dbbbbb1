/// Why pieces of an app are left out: the modules that Linux lacks, by the names that are missing with them.
struct LeftOutCauses {
    struct Reason {
        /// The missing name; nil where the compiler says none.
        let name: String?
        let cause: String
    }

    /// The modules that each file imports and that Linux lacks.
    let modules: [String: [String]]
    /// Names that are gone with something, by what it was left out for.
    private var origins: [String: String] = [:]
    /// The last reason in each file, for errors that only follow.
    private var latest: [String: String] = [:]

    init(modules: [String: [String]]) { self.modules = modules }

    /// Keeps that a name is gone.
    mutating func note(_ name: String, _ cause: String) { if origins[name] == nil { origins[name] = cause } }

    mutating func reason(for message: CompilerMessage, in file: String) -> Reason {
        guard let name = message.missingName else {
            let known = message.names.compactMap { origins[$0] }.first
            return Reason(name: nil, cause: known ?? latest[file] ?? cause(of: nil, in: file))
        }
        let cause = origins[name] ?? cause(of: name, in: file, owner: message.names.first)
        latest[file] = cause
        // A missing member belongs to its type.
        let isMember = message.text.contains("has no member") || message.text.contains("has no static member")
        let owner = isMember ? message.names.first.map { $0 + "." } ?? "" : ""
        return Reason(name: origins[name] == nil ? owner + name : nil, cause: cause)
    }

    /// Names of SwiftUI and Combine, which have no prefix.
    private static let names: [String: Set<String>] = [
        "Combine": [
            "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Just", "ObservableObject", "PassthroughSubject",
            "Published", "Publisher", "Publishers",
        ],
        "SwiftUI": [
            "AppStorage", "Binding", "Color", "Environment", "EnvironmentObject", "Image", "ObservedObject",
            "PreviewProvider", "Preview", "State", "StateObject", "Text", "UIHostingController",
            "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewBuilder", "ViewModifier", "withAnimation",
        ],
    ]

    /// The module that a name is of, as far as prefixes and imports tell.
    private func cause(of name: String?, in file: String, owner: String? = nil) -> String {
        let own = modules[file] ?? []
        if let name {
            for (module, names) in Self.names where names.contains(name) { return module }
            let all = own + Set(modules.values.joined()).subtracting(own).sorted()
            if let module = all.first(where: { AppleModules.has($0, name) || name.hasPrefix($0) }) { return module }
            if let module = AppleModules.prefixed.first(where: { AppleModules.has($0, name) }) { return module }
            if Self.isOfUIKit(name) || owner.map(Self.isOfUIKit) == true { return Self.uiKit }
        }
        if own.count == 1 { return own[0] }
        if !own.isEmpty { return own.joined(separator: " or ") }
        return name == nil ? "what is left out" : Self.uiKit
    }

    /// The cause of names that no module here has, and no missing one either.
    private static let uiKit = "names that UIKit does not have here"

    private static func isOfUIKit(_ name: String) -> Bool {
        ["UI", "NS", "CA", "CG", "MS", "kCA"].contains { beginning in
            name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true
        }
    }
}
