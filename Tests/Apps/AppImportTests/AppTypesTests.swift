import SourceTokens
import Testing

@testable import AppImport

/// What the files of an app declare together.
struct AppTypesTests {
    private func types(_ files: KeyValuePairs<String, String>) -> AppTypes {
        AppTypes(files.map { ($0.key, SwiftTokens.all(in: $0.value)) }, hasResources: false, modules: [])
    }

    /// "Access Control": private and fileprivate are seen in their file alone, whether of a member or of its extension.
    @Test(
        arguments: [
            ("extension A { func f() {} }", true), ("extension A { private func f() {} }", false),
            ("extension A { fileprivate func f() {} }", false), ("private extension A { func f() {} }", false),
            ("fileprivate extension A { func f() {} }", false), ("public extension A { func f() {} }", true),
            ("extension A { public func f() {} }", true), ("extension A { internal func f() {} }", true),
        ])
    func membersOfExtensions(_ source: String, _ isSeen: Bool) {
        let app = types(["A.swift": "class A {}\nextension B { func g() {} }", "B.swift": source])
        #expect(app.extensionMembers(of: "A", seenFrom: "A.swift").map(\.name) == (isSeen ? ["f"] : []))
        #expect(app.extensionMembers(of: "A", seenFrom: "B.swift").map(\.name) == ["f"])
        #expect(app.extensionMembers(of: "B", seenFrom: "A.swift").map(\.name) == ["g"])
        #expect(app.extensionMembers(of: "C", seenFrom: "A.swift").isEmpty)
    }

    @Test func classesOfTheSystem() {
        let app = types([
            "A.swift": "class A: B {}\nclass C {}\nclass D: D {}",
            "B.swift": "class B: UIView, P {}\nstruct S: UIView {}",
        ])
        #expect(["A", "B", "C", "D", "S", "X"].map(app.root) == ["UIView", "UIView", nil, nil, nil, nil])
        #expect(["A", "B", "S", "UIView"].map(app.isClass) == [true, true, false, false])
    }

    /// "Automatic Initializer Inheritance": a class without designated initialisers of its own has all of its superclass.
    @Test func initialisersAreInherited() {
        let app = types([
            "A.swift": """
            class A: UIView { override init(frame: CGRect) {} }
            class B: A {}
            class C: A { init(name: String) {} }
            class D: A { convenience init(name: String) {} }
            class E: UIView {}
            class F {}
            """
        ])
        #expect(
            ["A", "B", "C", "D", "E", "F"].map { app.has(initializer: ["frame"], of: $0) } == [
                true, true, false, true, true, false,
            ])
        #expect(app.has(initializer: ["name"], of: "C") && !app.has(initializer: ["other"], of: "A"))
    }

    /// Messages creates controllers of its class that other files see.
    @Test func controllersOfAFile() {
        let app = types([
            "A.swift": "class Base: MSMessagesAppViewController {}",
            "B.swift": "class A: Base {} private class B: Base {} class C<T>: Base {} class D: UIViewController {}",
        ])
        let tokens = SwiftTokens.all(
            in: "class A: Base {} private class B: Base {} class C<T>: Base {} class D: UIViewController {}")
        #expect(app.controllers(in: tokens) == ["A"])
    }

    @Test func namesThatAreCalled() {
        let app = types([
            "A.swift": """
            let a = #selector(Board.tap(_:)), b = Selector("move:to:"), c = Selector(name), d = #selector( /* x */ end )
            @objc protocol P { @objc optional func f(); func g() }
            func h() {} ; typealias T = Int ; enum E { case i }
            """
        ])
        #expect(app.selectorNames == ["tap", "move", "end"] && app.optionalMethods == ["f"])
        #expect(["P", "T", "E", "i", "h", "Board"].map(app.declares) == [true, true, true, false, false, false])
        #expect(["h", "f", "g", "tap"].map(app.declaresFunction) == [true, true, true, false])
    }
}
