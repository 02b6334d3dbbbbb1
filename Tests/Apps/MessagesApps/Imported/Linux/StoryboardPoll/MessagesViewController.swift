// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import Messages
import UIKit

/// A poll whose interface is in the storyboard: a question, a table of answers with bars, and a button.
class MessagesViewController: MSMessagesAppViewController { override func call(methodNamed name: String, with arguments: [Any]) -> Bool { switch name { case "vote(_:)", "vote:", "vote": return MethodCall.run(self.vote(_:), with: arguments); default: return super.call(methodNamed: name, with: arguments) } }; override func connect(outletNamed name: String, to object: Any) -> Bool { switch name { case "questionLabel": return MethodCall.set(&questionLabel, to: object); case "tableView": return MethodCall.set(&tableView, to: object); case "voteButton": return MethodCall.set(&voteButton, to: object); case "badges": return MethodCall.set(&badges, to: object); default: return super.connect(outletNamed: name, to: object) } };
    weak var questionLabel: UILabel!
    weak var tableView: UITableView!
    private weak var voteButton: UIButton!
    var badges: [UILabel]!

    var answers: [(name: String, votes: Int)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        voteButton.layer.cornerRadius = 10
        questionLabel.text = suggestions.first
        badges.forEach { $0.layer.cornerRadius = 10; $0.clipsToBounds = true }
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        guard let url = conversation.selectedMessage?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return }
        questionLabel.text = items.first?.value
        answers = items.dropFirst().map { (name: $0.name, votes: Int($0.value ?? "") ?? 0) }
        badges.first?.text = "\(answers.reduce(0) { $0 + $1.votes })"
        tableView.reloadData()
    }

    /// What can be asked, a line each, in a file of the app.
    private var suggestions: [String] {
        guard let path = Bundle.ofImportedFiles().path(forResource: "questions", ofType: "txt") else { return [] }
        return (try! String(contentsOfFile: path, encoding: .utf8)).components(separatedBy: "\n")
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 340 : 260)
    }

    func vote(_ sender: UIButton) {
        guard let first = answers.first else { return }
        answers[0] = (name: first.name, votes: first.votes + 1)
        sender.isEnabled = false
        tableView.reloadData()
    }
}

extension MessagesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return answers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AnswerCell", for: indexPath) as! AnswerCell
        let answer = answers[indexPath.row]
        let most = max(1, answers.map { $0.votes }.max() ?? 1)
        cell.nameLabel.text = answer.name
        cell.countLabel.text = "\(answer.votes)"
        cell.barView.progress = Float(answer.votes) / Float(most)
        return cell
    }
}
