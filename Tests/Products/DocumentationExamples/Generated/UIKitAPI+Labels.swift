// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NSTextContainer_1() async throws {
        let note = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
        note.textContainer.lineFragmentPadding = 0
        _ = note
    }

    func example_UIDataDetectorTypes_1() async throws {
        let note = UITextView()
        note.dataDetectorTypes = [.link, .phoneNumber]
        _ = note
    }

    func example_UIImageView_1() async throws {
        let photo = UIImageView(image: UIImage(named: "Event"))
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        _ = photo
    }

    func example_UILabel_1() async throws {
        let title = UILabel()
        title.text = "Dinner at seven?"
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        let size = title.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        _ = title
        _ = size
    }

    func example_UILabel_UIBaselineAdjustment_1() async throws {
        let title = UILabel()
        title.baselineAdjustment = .alignCenters
        _ = title
    }

    func example_UITextView_1() async throws {
        let note = UITextView(frame: CGRect(x: 16, y: 16, width: 240, height: 120))
        note.text = "Bring a friend and something sweet."
        note.font = .preferredFont(forTextStyle: .body)
        _ = note
    }

    func example_UITextViewDelegate_1() async throws {
        final class Counter: UITextViewDelegate {
            func textViewDidChange(_ textView: UITextView) { print(textView.text.count) }
        }
    }
}
