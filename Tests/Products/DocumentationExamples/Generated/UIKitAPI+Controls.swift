// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_KeyboardNames_UIReturnKeyType_1() async throws {
        let choice = UIReturnKeyType.default
        _ = choice
    }

    func example_KeyboardNames_UIKeyboardType_1() async throws {
        let choice = UIKeyboardType.default
        _ = choice
    }

    func example_KeyboardNames_UIKeyboardAppearance_1() async throws {
        let choice = UIKeyboardAppearance.default
        _ = choice
    }

    func example_KeyboardNames_UITextAutocorrectionType_1() async throws {
        let choice = UITextAutocorrectionType.default
        _ = choice
    }

    func example_KeyboardNames_UITextAutocapitalizationType_1() async throws {
        let choice = UITextAutocapitalizationType.none
        _ = choice
    }

    func example_KeyboardNames_UITextSpellCheckingType_1() async throws {
        let choice = UITextSpellCheckingType.default
        _ = choice
    }

    func example_KeyboardNames_UITextSmartQuotesType_1() async throws {
        let choice = UITextSmartQuotesType.default
        _ = choice
    }

    func example_KeyboardNames_UITextSmartDashesType_1() async throws {
        let choice = UITextSmartDashesType.default
        _ = choice
    }

    func example_KeyboardNames_UIBarStyle_1() async throws {
        let choice = UIBarStyle.default
        _ = choice
    }

    func example_KeyboardNames_UITextContentType_1() async throws {
        let field = UITextField()
        field.textContentType = .emailAddress
        _ = field
    }

    func example_UIAction_1() async throws {
        let vote = UIAction(title: "Vote") { action in print(action.title) }
        _ = vote
    }

    func example_UIActivityIndicatorView_1() async throws {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        _ = wheel
    }

    func example_UIButton_Configuration_Configuration_1() async throws {
        var looks = UIButton.Configuration.filled()
        looks.title = "Join"
        looks.image = UIImage(systemName: "plus")
        looks.imagePadding = 6
        let join = UIButton(configuration: looks, primaryAction: nil)
        _ = looks
        _ = join
    }

    func example_UIButton_Configuration_UIBackgroundConfiguration_1() async throws {
        var looks = UIButton.Configuration.plain()
        looks.background.strokeColor = .systemBlue
        looks.background.strokeWidth = 1
        _ = looks
    }

    func example_UIButton_1() async throws {
        let join = UIButton(type: .system)
        join.setTitle("Join", for: .normal)
        join.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        _ = join
    }

    func example_UIControl_1() async throws {
        let vote = UIControl(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
        vote.addAction(UIAction { _ in print("voted") }, for: .touchUpInside)
        vote.sendActions(for: .touchUpInside)
        _ = vote
    }

    func example_UIDatePicker_1() async throws {
        let day = UIDatePicker(frame: .zero)
        day.datePickerMode = .date
        _ = day
    }

    func example_UIDatePicker_UIDatePickerStyle_1() async throws {
        let day = UIDatePicker(frame: .zero)
        day.preferredDatePickerStyle = .compact
        _ = day
    }

    func example_UIPageControl_1() async throws {
        let pages = UIPageControl(frame: .zero)
        pages.numberOfPages = 3
        _ = pages
    }

    func example_UIPickerView_1() async throws {
        let sizes = UIPickerView(frame: CGRect(x: 0, y: 0, width: 280, height: 216))
        sizes.selectRow(1, inComponent: 0, animated: false)
        _ = sizes
    }

    func example_UIPickerView_UIPickerViewDataSource_1() async throws {
        final class Sizes: UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
    }

    func example_UIPickerView_UIPickerViewDelegate_1() async throws {
        final class Titles: UIPickerViewDelegate {
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(row)"
            }
        }
    }

    func example_UIProgressView_1() async throws {
        let votes = UIProgressView(progressViewStyle: .default)
        votes.progress = 0.6
        votes.progressTintColor = .systemOrange
        _ = votes
    }

    func example_UIRefreshControl_1() async throws {
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        _ = refresh
    }

    func example_UISearchBar_1() async throws {
        let bar = UISearchBar(frame: .zero)
        bar.placeholder = "Search"
        _ = bar
    }

    func example_UISearchBar_UISearchBarDelegate_1() async throws {
        final class Finder: UISearchBarDelegate {
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print(searchBar.text ?? "") }
        }
    }

    func example_UISegmentedControl_1() async throws {
        let answer = UISegmentedControl(items: ["Yes", "Maybe", "No"])
        answer.selectedSegmentIndex = 0
        _ = answer
    }

    func example_UISlider_1() async throws {
        let share = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        share.value = 0.5
        _ = share
    }

    func example_UIStepper_1() async throws {
        let guests = UIStepper(frame: .zero)
        guests.maximumValue = 12
        guests.value = 4
        _ = guests
    }

    func example_UISwitch_1() async throws {
        let reminder = UISwitch()
        reminder.isOn = true
        reminder.onTintColor = .systemIndigo
        _ = reminder
    }

    func example_UITextField_1() async throws {
        final class NameViewController: UIViewController {
            let field = UITextField(frame: CGRect(x: 16, y: 16, width: 240, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.text = "Ada"
            }
        }
    }

    func example_UITextField_UITextFieldDelegate_1() async throws {
        final class Form: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
    }

    func example_UITextInputTraits_1() async throws {
        func askForAddress(_ field: some UITextInputTraits) {
            field.keyboardType = .emailAddress
            field.autocorrectionType = .no
        }
    }
}
