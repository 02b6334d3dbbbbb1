import SourceTokens
import Testing

@testable import AppImport

/// What a source declares, as Swift's grammar has it.
struct DeclarationReaderTests {
    private func types(_ source: String) -> [TypeDeclaration] {
        DeclarationReader.types(in: SwiftTokens.all(in: source))
    }
    private func members(_ source: String) -> [MemberDeclaration] { types("class A { \(source)\n }")[0].members }

    @Test(
        arguments: [
            ("class A {}", "class A", []), ("struct A<B: C>: D {}", "struct A", ["D"]),
            ("final class A : UIView, P {}", "class A", ["UIView", "P"]),
            ("enum A: String { case b }", "enum A", ["String"]),
            ("extension UIKit.UIView: P {}", "extension UIView", ["P"]),
            ("extension A where B == C {}", "extension A", []),
            ("extension A where B == C.D {}", "extension A", []), ("extension A where Self.B: C {}", "extension A", []),
            ("class A<B>: C where B: D, B.E == F {}", "class A", ["C"]),
            ("class A: UIKit.UIView {}", "class A", ["UIView"]), ("protocol A: B & C {}", "protocol A", ["B", "C"]),
            ("class A: B<C, D>, E {}", "class A", ["B", "E"]), ("actor A {}", "actor A", []),
            ("class A\n  : /* c */ B // d\n{}", "class A", ["B"]),
            ("extension A: B where C: D {}", "extension A", ["B"]),
        ] as [(String, String, [String])])
    func headersOfTypes(_ source: String, _ name: String, _ inherited: [String]) {
        let found = types(source)
        #expect(found.map { "\($0.kind) \($0.name)" } == [name] && found.map(\.inherited) == [inherited])
    }

    /// Words of types that begin none.
    @Test(arguments: [
        "class func f() {}", "class var a: Int { 1 }", "import class UIKit.UIView\nfunc f() {}",
        "let a = b.extension\nf {}",
        "// class A {}", "let a = \"class A {}\"", "protocol P: class; f {}",
    ]) func whatIsNoType(_ source: String) { #expect(types(source).isEmpty) }

    @Test func modifiersOfTypes() {
        let found = types("private class A {} fileprivate struct B {} public enum C {} open class D<T> {} class E {}")
        #expect(found.map(\.isPrivate) == [true, true, false, false, false])
        #expect(found.map(\.isPublic) == [false, false, true, true, false])
        #expect(found.map(\.isGeneric) == [false, false, false, true, false])
        #expect(
            types("class A { struct B { var c = 1 }\n var d = 2 }").map { $0.members.map(\.name) } == [["d"], ["c"]])
    }

    @Test(
        arguments: [
            ("func f() {}", "f", []), ("func f(_ a: Int) {}", "f", [""]),
            ("func f(a: Int, b c: Int) {}", "f", ["a", "b"]),
            ("func f(a: Int = g(1, 2), _ b: [Int] = [1, 2]) {}", "f", ["a", ""]),
            ("init(frame: CGRect) {}", "init", ["frame"]),
            ("init?(coder: NSCoder) {}", "init", ["coder"]), ("func f<T>(_ a: T) -> T { a }", "f", [""]),
            ("func f(a: (Int, Int) -> Void, b: Int) {}", "f", ["a", "b"]), ("var a = 1", "a", []),
            ("func f(_ a: Dictionary<String, Int>, b: Int) {}", "f", ["", "b"]),
            ("func f(a: Result<(Int) -> Void, E>, b: Int) {}", "f", ["a", "b"]),
            ("func f(a: @escaping (Set<Int>) -> Int, b: Int) {}", "f", ["a", "b"]),
        ] as [(String, String, [String])])
    func membersAndLabels(_ source: String, _ name: String, _ labels: [String]) {
        let found = members(source)
        #expect(found.map(\.name) == [name] && found.map(\.labels) == [labels])
    }

    /// Bodies, closures and subscripts declare no members.
    @Test func whatIsInsideIsNoMember() {
        let found = members(
            """
            func f() { let a = 1; func g() {} }
            let b = { let c = 1; return c }()
            subscript(i: Int) -> Int { let d = 2; return d }
            @IBOutlet weak var e: UIView!, h: UILabel!
            case k
            static let l = 3; class func m() {}
            """)
        #expect(found.map(\.name) == ["f", "b", "e", "h", "l", "m"])
        #expect(found.map(\.isStatic) == [false, false, false, false, true, true])
        #expect(
            found[2].attributes == ["@IBOutlet"] && found[3].attributes == ["@IBOutlet"] && found[4].attributes == [])
        #expect(found.map(\.modifiers) == [[], [], ["weak"], ["weak"], ["static"], ["class"]])
    }

    @Test(
        arguments: [
            ("func f() throws -> Int { 1 }", ["throws", "-", ">", "Int"]), ("func f() async {}", ["async"]),
            ("func f() {}", []),
            ("@objc optional func f() -> (Int, Int)?\nvar a = 1", ["-", ">", "(", "Int", ",", "Int", ")", "?"]),
            ("func f()\n    -> Int { 1 }", ["-", ">", "Int"]), ("func f() /* a */ // b\n", []),
        ] as [(String, [String])])
    func effects(_ source: String, _ effects: [String]) {
        #expect(members(source)[0].effects.filter { $0 != " " } == effects)
    }

    /// "Importing Swift into Objective-C": the first label follows the name after `With`.
    @Test(
        arguments: [
            ("func vote() {}", "vote", "vote"), ("func vote(_ a: Int) {}", "vote(_:)", "vote:"),
            ("func vote(sender: Any) {}", "vote(sender:)", "voteWithSender:"),
            ("func vote(withSender: Any) {}", "vote(withSender:)", "voteWithSender:"),
            ("func vote(for tea: Any) {}", "vote(for:)", "voteFor:"),
            ("func voteFor(tea: Any) {}", "voteFor(tea:)", "voteForTea:"),
            ("func info(tea: Any) {}", "info(tea:)", "infoWithTea:"),
            ("func vote(_ a: Int, for b: Int) {}", "vote(_:for:)", "vote:for:"),
            ("func vote(by a: Int, for b: Int) {}", "vote(by:for:)", "voteBy:for:"),
        ])
    func namesOfMethods(_ source: String, _ name: String, _ selector: String) {
        let member = members(source)[0]
        #expect(member.fullName == name && member.selector == selector)
    }

    /// One keyword can declare several properties; labels in a type are none.
    @Test(
        arguments: [
            ("var a: (from: Int, to: Int)", ["a"]), ("var a: (x: Int, y: Int), b: Int", ["a", "b"]),
            ("let a: (_ b: Int, _ c: Int) -> Void", ["a"]),
            ("var a: [String: Int], b: [Int: (c: Int, d: Int)]", ["a", "b"]),
            ("var a: Int, b: Int, c: Int", ["a", "b", "c"]), ("var a: Int,\n    b: Int\nvar c: Int", ["a", "b", "c"]),
            ("var a: Int\nfunc b(c: Int, d: Int) {}", ["a", "b"]), ("var a: Int { f(b: 1, c: 2) }", ["a"]),
            ("var a: Int; var b: Int", ["a", "b"]), ("var a: Dictionary<String, Int>, b: Int", ["a", "b"]),
            ("var a = f(b: 1, c: 2)", ["a"]), ("@IBOutlet var a: UILabel!, b: (c: Int, d: Int)?", ["a", "b"]),
        ])
    func propertiesOfOneKeyword(_ source: String, _ names: [String]) {
        #expect(members(source).map(\.name) == names)
    }

    @Test func initialisers() {
        let type = types("class A { init() {}; convenience init(a: Int) { self.init() }; func f() {} }")[0]
        #expect(
            type.designatedInitializers.map(\.labels) == [[]]
                && type.members.map(\.kind) == [.initializer, .initializer, .method])
    }
}
