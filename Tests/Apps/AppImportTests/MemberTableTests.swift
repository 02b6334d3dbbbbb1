import SourceTokens
import Testing

@testable import AppImport

/// What an import adds to a class: methods that are called by name, outlets, and cells that lists make.
struct MemberTableTests {
    private func table(_ source: String, of name: String = "A", in others: String = "") throws -> MemberTable {
        let tokens = SwiftTokens.all(in: source)
        let app = AppTypes(
            [("A.swift", tokens), ("B.swift", SwiftTokens.all(in: others))], hasResources: false, modules: [])
        let type = try #require(DeclarationReader.types(in: tokens).first { $0.name == name })
        return MemberTable(type: type, path: "A.swift", app: app)
    }

    /// Actions, and what a selector names, by all names of the method; what throws, waits, or has more than two parameters
    /// cannot be an action.
    @Test(
        arguments: [
            ("@IBAction func f() {}", "case \"f\": _ = self.f(); return true"),
            (
                "@IBAction func f(_ a: Int) {}",
                "case \"f(_:)\", \"f:\", \"f\": return MethodCall.run(self.f(_:), with: arguments)"
            ),
            ("@IBAction func f(a: Int, b: Int) {}", "case \"f(a:b:)\", \"fWithA:b:\", \"f\": return"),
            ("@objc func tap() {}", "case \"tap\": _ = self.tap()"), ("@objc func other() {}", nil),
            ("@IBAction func f(a: Int, b: Int, c: Int) {}", nil), ("@IBAction func f() throws {}", nil),
            ("@IBAction func f() async {}", nil), ("@IBAction static func f() {}", nil),
            ("@IBAction class func f() {}", nil),
        ] as [(String, String?)])
    func methodsByName(_ method: String, _ line: String?) throws {
        let source = "class A: UIView { \(method) }\nlet s = #selector(A.tap)"
        let text = try table(source).text
        #expect(line.map(text.contains) ?? text.isEmpty)
        #expect(try table(source).conformance == nil)
        #expect(line == nil || text.contains("override func call") && text.contains("default: return super.call"))
        // An object that is no responder says itself that it has such methods.
        let object = try table(source.replacing("UIView", with: "NSObject"))
        #expect(object.conformance == (line == nil ? nil : "MethodsByName"))
        #expect(line == nil || !object.text.contains("override") && object.text.contains("default: return false"))
    }

    /// Objects of UIKit that are no responders.
    @Test(arguments: [
        ("UIViewController", true), ("UITableViewCell", true), ("MSMessagesAppViewController", true),
        ("NSObject", false),
        ("UIGestureRecognizer", false), ("UIBarButtonItem", false), ("UICollectionViewFlowLayout", false),
        ("MSMessage", false),
    ]) func responders(_ root: String, _ isResponder: Bool) throws {
        let text = try table("class A: B { @IBOutlet var a: UIView!; var b = 1 }\nclass B: \(root) {}").text
        #expect(
            text.contains("case \"a\": return MethodCall.set(&a, to: object)") == isResponder && !text.contains("&b"))
    }

    @Test func whatOtherFilesAndModulesSee() throws {
        let seen = try table(
            "public class A: UIView {}", in: "extension A { @IBAction func f() {}; @IBAction private func g() {} }")
        #expect(
            seen.text.contains("public override func call") && seen.text.contains("\"f\"")
                && !seen.text.contains("\"g\""))
        #expect(try table("struct A { @IBAction func f() {} }").text.isEmpty)
        // A superclass of the app that is no responder has the method already.
        #expect(try table("class A: B { @IBAction func f() {} }\nclass B: NSObject {}").text.isEmpty)
    }

    @Test(
        arguments: [
            ("class A: UITableViewCell {}", "UITableViewCell { A(style: style, reuseIdentifier: reuseIdentifier) }"),
            ("class A: UICollectionViewCell {}", "UICollectionReusableView { A(frame: frame) }"),
            ("class A: UICollectionReusableView {}", "UICollectionReusableView { A(frame: frame) }"),
            (
                "class A: UITableViewHeaderFooterView {}",
                "UITableViewHeaderFooterView { A(reuseIdentifier: reuseIdentifier) }"
            ),
            ("class A: UICollectionViewCell { override init(frame: CGRect) {} }", "A(frame: frame)"),
            ("class A: UICollectionViewCell { init(name: String) {} }", nil), ("class A<T>: UITableViewCell {}", nil),
            ("class A: UITableViewCell { required init?(coder: NSCoder) {} }", nil), ("class A: UIView {}", nil),
        ] as [(String, String?)])
    func cellsThatListsMake(_ source: String, _ made: String?) throws {
        let text = try table(source).text
        #expect(made.map(text.contains) ?? text.isEmpty)
    }
}
