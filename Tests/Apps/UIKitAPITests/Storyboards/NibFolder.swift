import Foundation
import TestSupport
import Testing
import UIKitAPI

/// A folder with a nib file, from which one object is read.
@MainActor struct NibFolder {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

    /// The first object of a nib file.
    func object<Object>(_ markup: String, as type: Object.Type = Object.self) throws -> Object {
        try folder.write("<document><objects>\(markup)</objects></document>", to: "Card.xib")
        return try #require(try bundle().loadNibNamed("Card", owner: nil)?.first as? Object)
    }

    /// The objects of a nib file, in order.
    func objects<Object>(_ markup: [String], as type: Object.Type = Object.self) throws -> [Object] {
        try folder.write("<document><objects>\(markup.joined())</objects></document>", to: "Cards.xib")
        return try #require(try bundle().loadNibNamed("Cards", owner: nil)).compactMap { $0 as? Object }
    }
}
