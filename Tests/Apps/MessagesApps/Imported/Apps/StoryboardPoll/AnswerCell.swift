// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import UIKit

class AnswerCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var barView: UIProgressView!
}
