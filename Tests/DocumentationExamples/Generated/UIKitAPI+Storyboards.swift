// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_UINib_1() async throws {
        let list = UITableView(frame: .zero)
        list.register(UINib(nibName: "GuestCell", bundle: nil), forCellReuseIdentifier: "guest")
        _ = list
    }

    func example_UIStoryboard_1() async throws {
        let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        _ = board
    }

    func example_UIStoryboardSegue_1() async throws {
        let way = UIStoryboardSegue(identifier: "open", source: UIViewController(), destination: UIViewController())
        _ = way
    }
}
