import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// What links open: it is not drawn, and can be touched after the link was.
@MainActor struct LinkTests {
    private final class Calls { var names: [String] = [] }
    private let calls = Calls()
    private let size = CGSize(width: 300, height: 300)

    private func button(_ name: String) -> some View { Button(name) { [calls] in calls.names.append(name) } }

    /// Touches what has a name, where it is.
    private func touch(_ name: String, in controller: UIHostingController<AnyView>) {
        controller.host.touches(in: size).first { $0.label == name }?.perform()
    }

    @Test func aDestinationIsTouchedAfterItsLink() {
        let link = NavigationLink("Go") { button("There") }
        for view in [AnyView(NavigationStack { link }), AnyView(NavigationStack { List { link } }), AnyView(link)] {
            let controller = UIHostingController(rootView: view)
            calls.names = []
            touch("There", in: controller)
            #expect(calls.names.isEmpty)
            touch("Go", in: controller)
            touch("There", in: controller)
            #expect(calls.names == ["There"])
        }
    }

    /// "navigationDestination(for:destination:)": "associates a destination view with a presented data type".
    @Test func aValueOpensTheDestinationOfItsType() {
        let controller = UIHostingController(
            rootView: AnyView(
                NavigationStack {
                    VStack {
                        NavigationLink("Number", value: 7)
                        NavigationLink("Word", value: "seven")
                        NavigationLink("Nothing", value: nil as Int?)
                    }
                    .navigationDestination(for: Int.self) { button("\($0)") }
                    .navigationDestination(for: String.self) { button("\($0)!") }
                }))
        for name in ["7", "seven!", "Nothing", "7", "Number", "7", "Word", "seven!"] { touch(name, in: controller) }
        #expect(calls.names == ["7", "seven!"])
    }

    private struct Screen: View {
        @State private var isShown = false
        let calls: Calls
        var body: some View {
            Button("Go") { isShown = true }
                .navigationDestination(isPresented: $isShown) { Button("There") { calls.names.append("There") } }
        }
    }

    @Test func aDestinationIsTouchedWhileItIsPresented() {
        let controller = UIHostingController(rootView: AnyView(Screen(calls: calls)))
        for name in ["There", "Go", "There"] { touch(name, in: controller) }
        #expect(calls.names == ["There"])
    }
}
