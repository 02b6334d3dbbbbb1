import SourceTokens

/// Finds files that need UIKit or SwiftUI but do not import it. On iOS Foundation contains more than on Linux, and all Swift
/// files of a target see the imports of an Objective-C header.
extension SourceRewriter {
    /// Names of Foundation, or of modules that it imports on iOS, that UIKit's module has here.
    private static let ofUIKit: Set<Substring> = [
        "NSErrorPointer", "Selector", "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGPath", "CGMutablePath",
        "CGVector", "CGGradient", "CGColorSpace", "CGColorSpaceCreateDeviceRGB", "autoreleasepool",
        "RelativeDateTimeFormatter", "localized", "containerURL", "checkPromisedItemIsReachable", "addObserver",
        "scheduledTimer", "NSStringFromClass", "LocalizedStringResource", "documentsDirectory",
        "applicationSupportDirectory",
        "cachesDirectory", "CFData", "CFDictionary", "CFString", "CFTypeRef", "CFURL", "DateComponentsFormatter",
        "NSUbiquitousKeyValueStore", "performExpiringActivity", "forUbiquityContainerIdentifier", "random",
        "randomElement", "shuffle", "shuffled", "arc4random_uniform",
    ]

    /// Names that a file without any import can only know from an Objective-C header.
    private static let ofFoundation: Set<Substring> = [
        "Bundle", "Data", "Date", "DispatchQueue", "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "NotificationCenter", "Timer", "URL",
        "URLComponents", "URLQueryItem", "URLSession", "UUID", "UserDefaults",
    ]

    /// Functions of Foundation's data that the module of Compression has here.
    private static let ofCompression: Set<Substring> = ["compressed", "decompressed"]

    /// Functions of Security, which Foundation brings on iOS.
    private static let ofSecurity: Set<Substring> = [
        "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecRandomCopyBytes", "kSecClass",
    ]

    /// Names of Combine that SwiftUI's module has, too, since on iOS Foundation brings Combine; and names of a view, whose file
    /// can know them from another package.
    private static let ofSwiftUI: Set<Substring> = [
        "ObservableObject", "@Published", "@Observable", "@State", "@Binding", "@Environment", "@ViewBuilder",
        "ViewModifier",
    ]

    /// Modules that also import UIKit.
    private static let bringUIKit: Set<String> = [
        "AuthenticationServices", "UIKit", "Messages", "MessageUI", "SafariServices", "SwiftUI", "WebKit",
    ]

    /// Decides which modules must be imported, and adds the imports before the first unconditional import, or at the
    /// beginning of a file that begins without a condition.
    mutating func planImport() {
        let imports = Set(ImportedFile.imports(in: tokens))
        let words = Set(tokens.filter { $0.kind == .word }.map(\.text))
        var modules: [String] = []
        if needsSwiftUI(with: imports) {
            modules.append("SwiftUI")
        } else if needsUIKit(with: imports, words) {
            modules.append("UIKit")
        }
        if !words.isDisjoint(with: Self.ofCompression), words.contains("NSData"), !imports.contains("Compression") {
            modules.append("Compression")
        }
        if !words.isDisjoint(with: Self.ofSecurity), !imports.contains("Security") { modules.append("Security") }
        if !modules.isEmpty { addImports(of: modules) }
    }

    private func needsSwiftUI(with imports: Set<String>) -> Bool {
        imports.isDisjoint(with: ["Combine", "Observation", "SwiftUI"])
            && tokens.indices.contains { place in
                Self.ofSwiftUI.contains(tokens[place].text)
                    || tokens[place].text == "some" && code(from: place + 1).map { tokens[$0].text == "View" } == true
            }
    }

    private func needsUIKit(with imports: Set<String>, _ words: Set<Substring>) -> Bool {
        guard imports.isDisjoint(with: Self.bringUIKit) else { return false }
        // The package of CryptoKit's names does not bring Foundation, which UIKit does; Security needs types of both.
        if imports == ["CryptoKit"] || !words.isDisjoint(with: Self.ofSecurity) { return true }
        let names = imports.isEmpty ? Self.ofUIKit.union(Self.ofFoundation) : Self.ofUIKit
        // A file knows a view from another module that imports UIKit, or from that header.
        let isNamed =
            !words.isDisjoint(with: names) || words.contains { $0.hasPrefix("UI") && Self.isOfApple($0) }
            || imports.isEmpty && words.contains(where: Self.isOfApple)
        let isWritten = changes.contains { $0.was == Self.tableChange }
        return isNamed || isWritten
    }

    private mutating func addImports(of modules: [String]) {
        let added = modules.map { "import \($0); " }.joined()
        if let place = firstImport {
            insertions[place] = (added, "")
            changes.append(Change(line: tokens[place].line, was: "import"))
        } else if let first = code(from: 0), tokens[first].kind != .directive {
            let old = insertions[first]
            insertions[first] = (added + (old?.before ?? ""), old?.after ?? "")
            changes.append(Change(line: tokens[first].line, was: "no import"))
        }
    }

    /// The first import outside of conditional compilation, with the attributes before it.
    private var firstImport: Int? {
        var depth = 0
        for (place, token) in tokens.enumerated() {
            if token.text == "#if" { depth += 1 }
            if token.text == "#endif" { depth -= 1 }
            guard depth == 0, token.kind == .word, token.text == "import" else { continue }
            var start = place
            while let before = tokens[..<start].lastIndex(where: { $0.kind != .space }),
                tokens[before].kind == .attribute
            { start = before }
            return start
        }
        return nil
    }

    /// Whether a word has a prefix of Apple's classes.
    private static func isOfApple(_ word: Substring) -> Bool {
        ["UI", "NS", "CG", "CA", "MS"].contains(word.prefix(2)) && (word.dropFirst(2).first?.isUppercase ?? false)
    }
}
