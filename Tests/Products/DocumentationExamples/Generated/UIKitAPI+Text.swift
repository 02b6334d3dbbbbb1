// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_DateComponentsFormatter_1() async throws {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        let text = formatter.string(from: 5400)
        _ = formatter
        _ = text
    }

    func example_NSAttributedString_Keys_NSUnderlineStyle_1() async throws {
        let text = NSAttributedString(
            string: "sold out", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        _ = text
    }

    func example_NSAttributedString_Keys_NSTextAttachment_1() async throws {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "clock")
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: " 7 pm"))
        _ = attachment
        _ = text
    }

    func example_NSParagraphStyle_NSTextAlignment_1() async throws {
        let title = UILabel()
        title.textAlignment = .center
        _ = title
    }

    func example_NSParagraphStyle_NSLineBreakMode_1() async throws {
        let title = UILabel()
        title.lineBreakMode = .byTruncatingMiddle
        _ = title
    }

    func example_NSParagraphStyle_NSWritingDirection_1() async throws {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        _ = style
    }

    func example_NSParagraphStyle_1() async throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let text = NSAttributedString(string: "Dinner at seven?", attributes: [.paragraphStyle: style])
        _ = style
        _ = text
    }

    func example_NSParagraphStyle_LineBreakStrategy_1() async throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .pushOut
        _ = style
    }

    func example_NSParagraphStyle_NSMutableParagraphStyle_1() async throws {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.2
        _ = style
    }

    func example_NSShadow_1() async throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        let text = NSAttributedString(string: "sold out", attributes: [.shadow: shadow])
        _ = shadow
        _ = text
    }

    func example_NSStringDrawing_NSStringDrawingOptions_1() async throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
        let box = "Dinner at seven?".boundingRect(
            with: CGSize(width: 200, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes, context: nil)
        let height = box.height.rounded(.up)
        _ = attributes
        _ = box
        _ = height
    }

    func example_NSStringDrawing_NSStringDrawingContext_1() async throws {
        let size = "Dinner".boundingRect(with: CGSize(width: 200, height: 0), context: NSStringDrawingContext()).size
        _ = size
    }

    func example_RelativeDateTimeFormatter_1() async throws {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        let text = formatter.localizedString(fromTimeInterval: -7200)
        _ = formatter
        _ = text
    }

    func example_String_Localized_LocalizationValue_1() async throws {
        let votes: String.LocalizationValue = "\(3) votes"
        _ = votes
    }

    func example_String_Localized_LocalizedStringResource_1() async throws {
        let title: LocalizedStringResource = "Dinner"
        let caption = String(localized: title)
        _ = title
        _ = caption
    }
}
