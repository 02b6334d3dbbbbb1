// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_UIAlertController_1() async throws {
        let question = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in print("left") })
        question.actions[0].choose()
        _ = question
    }

    func example_UIAlertController_UIAlertAction_1() async throws {
        let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
        _ = cancel
    }

    func example_UIDevice_1() async throws {
        let isPhone = UIDevice.current.userInterfaceIdiom == .phone
        _ = isPhone
    }

    func example_UIDevice_UIDeviceOrientation_1() async throws {
        let isUpright = UIDevice.current.orientation == .portrait
        _ = isUpright
    }

    func example_UIImagePickerController_1() async throws {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        _ = picker
    }

    func example_UIImagePickerController_UIImagePickerControllerDelegate_1() async throws {
        final class Receiver: UIImagePickerControllerDelegate {
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
    }

    func example_UINavigationBar_1() async throws {
        let bar = UINavigationBar()
        bar.isTranslucent = false
        _ = bar
    }

    func example_UINavigationBar_UINavigationItem_1() async throws {
        let item = UINavigationItem(title: "Guests")
        _ = item
    }

    func example_UINavigationBar_UIBarButtonItem_1() async throws {
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        _ = done
    }

    func example_UINavigationController_1() async throws {
        let way = UINavigationController(rootViewController: UIViewController())
        way.pushViewController(UIViewController(), animated: true)
        _ = way
    }

    func example_UINavigationController_UINavigationControllerDelegate_1() async throws {
        final class Watcher: UINavigationControllerDelegate {}
    }
}
