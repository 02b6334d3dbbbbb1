import Drawing
import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

extension Text {
    /// The element of the text in an environment.
    func element(in environment: EnvironmentValues) -> any Element {
        let text = environment.text
        let runs = runs.map { StyledText.Run($0, in: environment) }.filter { !$0.string.isEmpty }
        let plain = runs.first.flatMap { first in
            runs.dropFirst().allSatisfy { $0.hasStyle(of: first) } ? first : nil
        }
        let scale = text.minimumScaleFactor
        guard let plain, plain.isPlain, text.lineSpacing == 0, scale == 1 else {
            return StyledText(
                runs: runs.isEmpty ? [StyledText.Run(Run(source: .verbatim("")), in: environment)] : runs,
                lineLimit: text.lineLimit, truncation: text.truncation.engine, alignment: text.alignment.engine,
                lineSpacing: text.lineSpacing, minimumScaleFactor: scale)
        }
        var element = ViewLayout.Text(
            runs.map(\.string).joined(), font: plain.font, color: .literal(plain.color),
            lineLimit: text.lineLimit.map { max(1, $0) }, truncation: text.truncation.engine,
            alignment: text.alignment.engine)
        element.isUnderlined = plain.isUnderlined
        element.isStruckThrough = plain.isStruckThrough
        element.hasMonospacedDigits = plain.hasMonospacedDigits
        return element
    }
}

extension StyledText.Run {
    /// A part of a text as a viewer sees it.
    init(_ run: Text.Run, in environment: EnvironmentValues) {
        let (style, text) = (run.style, environment.text)
        let base = style.font ?? text.font ?? .body
        let weight = style.weight ?? (text.isBold ? .bold : text.weight)
        font = base.reference(
            weight: weight, isItalic: style.isItalic ?? text.isItalic, traits: environment.traits)
        color = (style.color ?? AnyShapeStyle(ForegroundStyle())).paint(in: environment).color
        kerning = style.kerning ?? text.kerning
        baselineOffset = style.baselineOffset
        isUnderlined = style.isUnderlined ?? text.isUnderlined
        isStruckThrough = style.isStruckThrough ?? text.isStruckThrough
        hasMonospacedDigits = style.hasMonospacedDigits ?? (text.hasMonospacedDigits || base.hasMonospacedDigits)
        let letters = run.source.string(in: environment)
        switch text.textCase {
        case .uppercase: string = letters.uppercased(with: environment.locale)
        case .lowercase: string = letters.lowercased(with: environment.locale)
        case nil: string = letters
        }
        if case .image(let image) = run.source { symbol = image.inText(environment) }
    }
}
