import Files
import Foundation
import Support
import SwiftParser
import SwiftSyntax

/// The targets of a Swift package whose folders its manifest names, `.target(name: "Cards", path: "Shared/Cards")`. The
/// folders of the others are below `Sources`.
final class PackageTargets: SyntaxVisitor {
    private var paths: [String: String] = [:]

    /// The folders of targets by their names, relative to the package's: empty, or with a slash at the end. None where the
    /// manifest cannot be read.
    static func paths(inManifest path: String) -> [String: String] {
        guard let bytes = try? AtomicFile.read(path, limit: maximumSize) else { return [:] }
        let finder = PackageTargets(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: String(decoding: bytes, as: UTF8.self)))
        return finder.paths
    }

    /// The maximum number of bytes of a manifest; large ones have some ten thousand.
    private static let maximumSize = 1 << 20

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target" else {
            return .visitChildren
        }
        let texts = node.arguments.compactMap { argument in
            argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map {
                (argument.label?.text ?? "", $0)
            }
        }
        let named = Dictionary(texts, uniquingKeysWith: { first, _ in first })
        if let name = named["name"], let path = named["path"] {
            let parts = path.split(separator: "/").filter { $0 != "." }
            paths[name] = parts.map { $0 + "/" }.joined()
        }
        return .visitChildren
    }
}
