import Testing

@testable import BalloonTesting

/// Where no test is known, as on a thread, the source says which suites are around a call.
struct TestSourceTests {
    private static let source = #"""
        import Testing  // line 1
        @Suite struct Outer {
            let text = "struct Other { func a() {"
            @Test(arguments: [1, 2]) func a(_ number: Int) {
                DispatchQueue.concurrentPerform(iterations: 4) { index in
                    assertGolden(of: message())  // line 6
                }
            }
            class func make() -> Self { Self() }
            enum Inner {
                @Test func `with a name`() { call({ assertGolden(of: message()) }) }  // line 11
                func helper() {
                    assertGolden(of: message())  // line 13
                }
            }
        }
        extension Outer.Inner { final class Deep { @Test func b() async { assertGolden(of: it) } } }  // line 17
        @Test func free() {
            assertGolden(of: message())  // line 19
        }
        final class Cases: XCTestCase {
            func testIt() { assertGolden(of: message()) }  // line 22
        }
        """#

    @Test(
        arguments: [
            ("a", 6, ["Outer"]), ("with a name", 11, ["Outer", "Inner"]), ("b", 17, ["Outer", "Inner", "Deep"]),
            ("free", 19, []),
            // Neither a helper nor a test of XCTest has suites.
            ("helper", 13, nil), ("testIt", 22, nil), ("a", 13, nil), ("a", 100, nil),
        ] as [(String, Int, [String]?)])
    func theSuitesAreThoseAround(_ function: String, _ line: Int, _ suites: [String]?) {
        #expect(TestSource(Self.source).suites(of: function, atLine: line) == suites)
    }

    @Test func aSourceWithUnevenBracesSaysNothing() {
        #expect(TestSource("}\n@Test func a() {\n}").suites(of: "a", atLine: 3) == nil)
    }

    /// What Swift Testing says in a test's own task is what the source says.
    @Test func theRunningTestAgrees() {
        let place = TestPlace(fileID: #fileID, file: #filePath, function: #function, line: #line, column: #column)
        #expect(TestPlace.suites == ["TestSourceTests"])
        #expect(TestSource(path: place.path)?.suites(of: place.test, atLine: Int(place.line)) == TestPlace.suites)
    }

    @Test func theGoldensOfFunctionsThatAreGoneAreLeftOver() {
        let place = TestPlace(fileID: #fileID, file: #filePath, function: #function, line: #line, column: #column)
        let known = [
            "TestSourceTests.theRunningTestAgrees", "TestSourceTests.theRunningTestAgrees.AX3",
            "TestSourceTests.Dark.theRunningTestAgrees.AX3", "Other.wasRenamed", "TestSourceTests.old@L",
            "dinner@L_dark",
        ]
        #expect(place.leftOver(among: known).isEmpty)
        let gone = ["TestSourceTests.wasRenamed", "TestSourceTests.Dark.wasRenamed.AX3"]
        #expect(place.leftOver(among: known + gone) == gone.sorted())
    }
}
