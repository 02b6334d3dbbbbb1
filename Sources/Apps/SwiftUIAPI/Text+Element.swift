import Drawing
import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

extension Text {
    /// The element of the text in an environment: a text of the engine where one font and colour is all of it.
    func element(in environment: EnvironmentValues) -> any Element {
        let runs = runs.reduce(into: [ResolvedRun]()) { $1.resolve(in: environment, into: &$0) }
        let first = runs.first ?? ResolvedRun(Run(source: .verbatim("")), "", in: environment)
        let isPlain = runs.allSatisfy { $0.isPlain && $0.hasStyle(of: first) }
        guard isPlain, environment.lineSpacing == 0, environment.minimumScaleFactor == 1 else {
            return attributed(runs.isEmpty ? [first] : runs, in: environment)
        }
        var element = ViewLayout.Text(
            runs.count == 1 ? first.string : runs.map(\.string).joined(), font: first.font, color: .literal(first.color),
            lineLimit: environment.lineLimit.map { max(1, $0) }, truncation: environment.truncationMode.engine,
            alignment: environment.multilineTextAlignment.engine)
        element.isUnderlined = first.isUnderlined
        element.isStruckThrough = first.isStruckThrough
        element.hasMonospacedDigits = first.hasMonospacedDigits
        return element
    }

    private func attributed(_ runs: [ResolvedRun], in environment: EnvironmentValues) -> any Element {
        var style = ParagraphStyleValues()
        style.lineSpacing = environment.lineSpacing
        switch (environment.multilineTextAlignment, environment.layoutDirection) {
        case (.center, _): style.alignment = .center
        case (.leading, .leftToRight), (.trailing, .rightToLeft): style.alignment = .left
        case (.leading, .rightToLeft), (.trailing, .leftToRight): style.alignment = .right
        }
        var start = 0
        let placed = runs.map { run in
            defer { start += run.string.utf16.count }
            return (start..<(start + run.string.utf16.count), run.attributes(for: environment.traits))
        }
        return AttributedElement(
            LabelText(runs.map(\.string).joined(), runs: placed, style: style), lineLimit: environment.lineLimit,
            truncation: environment.truncationMode.engine, minimumScale: environment.minimumScaleFactor)
    }
}

extension Text.Run {
    /// Adds the parts of the run in one style each, without empty ones: what marks of Markdown divide is of the app's words.
    fileprivate func resolve(in environment: EnvironmentValues, into runs: inout [ResolvedRun]) {
        guard case .key(let key, let table, let bundle) = source else {
            let run = ResolvedRun(self, source.string(in: environment), in: environment)
            return run.string.isEmpty ? () : runs.append(run)
        }
        let (text, isMarked) = key.written(table: table, bundle: bundle, in: environment)
        guard isMarked else { return text.isEmpty ? () : runs.append(ResolvedRun(self, text, in: environment)) }
        for part in InlineMarkdown(text).parts {
            let run = changed(self) { $0.style.mark(part.marks, isLink: part.link != nil) }
            runs.append(ResolvedRun(run, part.text, in: environment))
        }
    }
}

/// A part of a text as a viewer sees it.
private struct ResolvedRun {
    let string: String
    let font: FontReference
    let color: Drawing.Color
    let kerning, baselineOffset: CGFloat
    let isUnderlined, isStruckThrough, hasMonospacedDigits: Bool
    /// A picture in place of the letter.
    var picture: UIImage?

    init(_ run: Text.Run, _ letters: String, in environment: EnvironmentValues) {
        let (style, text) = (run.style, environment.text)
        let base = style.font ?? environment.font ?? .body
        font = base.reference(weight: style.weight ?? text.weight, isItalic: style.isItalic ?? text.isItalic, traits: environment.traits)
        color = (style.color ?? AnyShapeStyle(ForegroundStyle())).paint(in: environment).color
        kerning = style.kerning ?? text.kerning
        baselineOffset = style.baselineOffset
        isUnderlined = style.isUnderlined ?? text.isUnderlined
        isStruckThrough = style.isStruckThrough ?? text.isStruckThrough
        hasMonospacedDigits = style.hasMonospacedDigits ?? (text.hasMonospacedDigits || base.hasMonospacedDigits)
        switch text.textCase {
        case .uppercase: string = letters.uppercased(with: environment.locale)
        case .lowercase: string = letters.lowercased(with: environment.locale)
        case nil: string = letters
        }
        if case .image(let image) = run.source { picture = image.inText(environment) }
    }

    /// Whether an element of text can show it.
    var isPlain: Bool { kerning == 0 && baselineOffset == 0 && picture == nil }

    func hasStyle(of other: ResolvedRun) -> Bool {
        font == other.font && color == other.color && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough
            && hasMonospacedDigits == other.hasMonospacedDigits
    }

    func attributes(for traits: TraitCollection) -> TextRun {
        var run = TextRun(font: UIFont(font.resolved(with: traits), hasMonospacedDigits: hasMonospacedDigits), color: UIColor(.literal(color)))
        (run.kern, run.baselineOffset) = (kerning, baselineOffset)
        (run.isUnderlined, run.isStruckThrough) = (isUnderlined, isStruckThrough)
        run.attachment = picture.map { NSTextAttachment(image: $0) }
        return run
    }
}
