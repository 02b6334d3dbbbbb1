/// Why pieces of an app are left out: the modules that Linux lacks, by the names that are missing with them.
struct LeftOutCauses {
    struct Reason {
        /// The missing name; nil where the compiler says none.
        let name: String?
        let cause: String
        /// What the compiler says where it names nothing that is missing.
        var sentence = ""
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
        if message.isOfTime { return Reason(name: nil, cause: "expressions that take the compiler too long") }
        guard let name = message.missingName else {
            let known = message.names.compactMap { origins[$0] }.first
            return Reason(
                name: nil, cause: known ?? latest[file] ?? cause(of: nil, in: file), sentence: message.text)
        }
        let cause = origins[name] ?? cause(of: name, in: file, owner: message.names.first)
        latest[file] = cause
        // A missing member belongs to its type.
        let isMember = message.text.contains("has no member") || message.text.contains("has no static member")
        let owner = isMember ? message.names.first.map { $0 + "." } ?? "" : ""
        return Reason(name: origins[name] == nil ? owner + name : nil, cause: cause)
    }

    /// Names of SwiftUI that are not there, beside those that a file which imports it may mean.
    private static let ofSwiftUI: Set<String> = [
        "App", "Chart", "DocumentGroup", "Map", "NavigationLink", "NavigationSplitView", "Scene",
        "SceneStorage", "Settings", "Table", "UIApplicationDelegateAdaptor", "WindowGroup",
    ]

    /// The cause of what goes because something else is gone.
    static let following = "errors that follow from others"

    /// The cause of names that SwiftUI does not have here.
    private static let swiftUI = "names that SwiftUI does not have here"

    /// The module that a name is of, as far as prefixes and imports tell.
    private func cause(of name: String?, in file: String, owner: String? = nil) -> String {
        let own = modules[file] ?? []
        if let name {
            if Self.ofSwiftUI.contains(name) { return Self.swiftUI }
            let all = own + Set(modules.values.joined()).subtracting(own).sorted()
            if let module = all.first(where: { AppleModules.has($0, name) || Self.isNamed(name, after: $0) }) {
                return module
            }
            if let module = AppleModules.prefixed.first(where: { AppleModules.has($0, name) }) { return module }
            if Self.isOfUIKit(name) || owner.map(Self.isOfUIKit) == true { return Self.uiKit }
        }
        // Names of Apple's modules are known, by and large; the others are of packages.
        let packages = own.filter { !AppleModules.prefixed.contains($0) }
        let possible = packages.isEmpty && name != nil ? own : packages
        if !possible.isEmpty { return possible.joined(separator: " or ") }
        return name == nil ? "errors that name nothing missing" : "names that no module has here"
    }

    /// Whether a name is part of a module's, or begins with the module's first word: `Analytics` and `FirebaseApp` of
    /// FirebaseAnalytics.
    private static func isNamed(_ name: String, after module: String) -> Bool {
        let rest = module.dropFirst()
        let word = module.prefix(1) + rest.prefix { !$0.isUppercase }
        return name.count > 3 && module.hasSuffix(name) || word.count > 3 && name.hasPrefix(word)
    }

    /// The cause of names with UIKit's prefixes, and of members of its types.
    private static let uiKit = "names that UIKit does not have here"

    private static func isOfUIKit(_ name: String) -> Bool {
        ["UI", "NS", "CA", "CG", "MS", "kCA"].contains { beginning in
            name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true
        }
    }
}
