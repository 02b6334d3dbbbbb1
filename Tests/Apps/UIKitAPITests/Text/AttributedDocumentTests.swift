import Foundation
import Testing
import UIKitAPI

/// Documents that become texts with attributes.
@MainActor struct AttributedDocumentTests {
    typealias Key = NSAttributedString.DocumentReadingOptionKey

    /// A plain text is in UTF-8 unless its encoding is named, as documents are today.
    @Test(
        arguments: [
            (nil, .utf8), (.utf8, .utf8), (.isoLatin1, .isoLatin1), (.utf16LittleEndian, .utf16LittleEndian),
            (.macOSRoman, .macOSRoman),
        ] as [(String.Encoding?, String.Encoding)])
    func plainTextsHaveTheirEncoding(_ named: String.Encoding?, _ written: String.Encoding) throws {
        let data = try #require("Grüße aus Århus".data(using: written))
        let options: [Key: Any] = named.map { [.characterEncoding: $0.rawValue] } ?? [:]
        #expect(try NSAttributedString(data: data, options: options).string == "Grüße aus Århus")
        let plain = options.merging([.documentType: NSAttributedString.DocumentType.plain]) { $1 }
        #expect(try NSAttributedString(data: data, options: plain).string == "Grüße aus Århus")
    }

    /// What the system's browser reads on iOS, and bytes that are not in the encoding, are an error.
    @Test func otherDocumentsAreErrors() {
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            #expect(throws: CocoaError.self) {
                try NSAttributedString(data: Data("<b>a</b>".utf8), options: [.documentType: type])
            }
        }
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xC3, 0x28])) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("ü".utf8), options: [.characterEncoding: String.Encoding.ascii.rawValue])
        }
    }
}
