import Foundation
import UIKitAPI

/// An attribute of text that Foundation lacks on Linux.
public enum _TextAttribute<Value: Hashable & Sendable, Name>: AttributedStringKey {
    public static var name: String { "SwiftUI.\(Name.self)" }
}

extension AttributeScopes {
    /// The attributes of text that Foundation lacks on Linux. SwiftUI's type of this name.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: _TextAttribute<Font, Font>
        public let foregroundColor: _TextAttribute<Color, Color>
        /// The colour behind, which is not drawn.
        public let backgroundColor: _TextAttribute<Color, AttributedString>
        public let underlineStyle: _TextAttribute<Text.LineStyle, Text>
        public let strikethroughStyle: _TextAttribute<Text.LineStyle, Text.LineStyle>
        public let kern: _TextAttribute<CGFloat, CGFloat>
        public let tracking: _TextAttribute<CGFloat, CGFloat>
        public let baselineOffset: _TextAttribute<CGFloat, Double>
        public let inlinePresentationIntent: _TextAttribute<InlinePresentationIntent, InlinePresentationIntent>
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let emphasized = Self(rawValue: 1), stronglyEmphasized = Self(rawValue: 2), code = Self(rawValue: 4),
        strikethrough = Self(rawValue: 32)
}

extension Text {
    /// A line with letters. SwiftUI's type of this name; lines are drawn alike.
    public struct LineStyle: Hashable, Sendable {
        public static let single = LineStyle()
        public init(pattern: _Choice = .solid, color: Color? = nil) {}
    }
}

extension AttributedString {
    /// How Markdown is read. Foundation's type of this name; the marks inside of lines are read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full) {}
    }
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for part in InlineMarkdown(markdown).parts {
            var run = AttributedString(part.text)
            run.link = part.link
            if !part.marks.isEmpty { run.inlinePresentationIntent = .init(rawValue: part.marks.rawValue) }
            append(run)
        }
    }
}

extension RunStyle {
    /// What the attributes of a part say.
    init(_ attributes: AttributeContainer) {
        (font, color) = (attributes.font, attributes.foregroundColor.map { AnyShapeStyle($0) })
        (kerning, baselineOffset) = (attributes.kern, attributes.baselineOffset ?? 0)
        if attributes.underlineStyle != nil { isUnderlined = true }
        if attributes.strikethroughStyle != nil { isStruckThrough = true }
        mark(.init(rawValue: attributes.inlinePresentationIntent?.rawValue ?? 0), isLink: attributes.link != nil)
    }
}
