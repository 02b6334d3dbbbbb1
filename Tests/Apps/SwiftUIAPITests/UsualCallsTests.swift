import BalloonTesting
import CombineAPI
import Foundation
import Observation
import SwiftUIAPI
import Testing
import UIKitAPI

/// The forms in which apps call what a balloon does not show: bars, lists, keyboards, sheets, movements. That they compile
/// is what is tested first; then what of them is drawn.
@MainActor struct UsualCallsTests {
    private struct Row: Identifiable, Hashable {
        let id: Int
        var title: String
        var isOn = false
    }

    private final class Shelf: ObservableObject {
        @Published var rows = [Row(id: 1, title: "Tea"), Row(id: 2, title: "Cake")]
    }

    private enum Field: Hashable { case name }

    private struct Screen: View {
        @Environment(\.presentationMode) private var presentation
        @StateObject private var shelf = Shelf()
        @State private var name = ""
        @State private var count = 2
        @State private var amount = 0.5
        @State private var isShown = false
        @State private var chosen: Row?
        @State private var day = Date(timeIntervalSince1970: 0)
        @FocusState private var field: Field?
        @GestureState private var way = CGSize.zero
        @Namespace private var names

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    controls
                    rows
                }
                .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                    ToolbarItemGroup(placement: .bottomBar) { EditButton() }
                }
                .toolbarBackground(.visible, for: .navigationBar)
                .sheet(item: $chosen) { Text($0.title).presentationDetents([.medium, .height(200)]) }
                .alert("Really?", isPresented: $isShown, presenting: chosen) { row in
                    Button(row.title, role: .destructive) {}
                } message: { row in
                    Text(row.title)
                }
                .confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("All") { presentation.wrappedValue.dismiss() }
                } message: {
                    Text("Of them")
                }
                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { day = $0 }
                .onReceive(shelf.$rows) { count = $0.count }
            }
        }

        @ViewBuilder private var controls: some View {
            TextField("Name", text: $name, prompt: Text("Ada")).focused($field, equals: .name).submitLabel(.done)
                .textInputAutocapitalization(.words).keyboardType(.emailAddress).autocorrectionDisabled()
                .onSubmit { field = nil }
            TextField("Count", value: $count, format: .number).keyboardShortcut("s", modifiers: [.command, .shift])
            Stepper("Seats", value: $count, in: 0...9, step: 3)
            Slider(value: $amount, in: 0...1, step: 0.1) {
                Text("Amount")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
            Text("Drag").gesture(
                DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state = value.translation }
                    .onEnded { name = "\($0.predictedEndTranslation.width)" }
            )
            .gesture(LongPressGesture(minimumDuration: 1).onEnded { isShown = $0 })
            .matchedGeometryEffect(id: 1, in: names).sensoryFeedback(.impact(weight: .light), trigger: count)
            .symbolEffect(.variableColor.iterative, value: count)
            .glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        }

        @ViewBuilder private var rows: some View {
            LabeledContent("Seats", value: "4")
            DisclosureGroup("More", isExpanded: $isShown) { Text("Hidden") }
            List {
                ForEach($shelf.rows) { $row in Toggle(row.title, isOn: $row.isOn) }
                    .onDelete { shelf.rows.remove(at: $0.first ?? 0) }
                    .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
            }
            .listStyle(.plain).scrollContentBackground(.hidden).refreshable {}
            .environment(\.editMode, .constant(EditMode.active.isEditing ? .active : .inactive))
            TabView(selection: $count) { Text("One").tag(1) }.tabViewStyle(.page(indexDisplayMode: .never))
            NavigationLink("Next") { Text("There") }
        }
    }

    /// The first view of a stack is drawn, the bar above it and lists are named.
    @Test func aScreenOfTodayIsLaidOut() throws {
        let balloon = try placedBalloon(showing: Screen().frame(width: 320))
        let record = balloon.record.text
        for text in ["Seats", "More", "Next", "Ada"] { #expect(record.contains("\"\(text)\""), "\(text)") }
        #expect(!record.contains("Hidden") && !record.contains("Shelf"))
        let names = balloon.findings.filter { $0.kind == .contentNotDrawn }.map(\.message).joined(separator: "\n")
        for name in ["List", "TabView", "navigation bar"] { #expect(names.contains(name), "\(name) in \(names)") }
    }

    /// What would stand elsewhere is named, and not drawn in silence where it does not belong.
    @Test func aPlaceThatIsNotKeptIsNamed() throws {
        @MainActor func isNamed(_ view: some View) throws -> Bool {
            try placedBalloon(showing: view.frame(width: 200)).findings.contains { $0.kind == .contentNotDrawn }
        }
        let text = Text("Ada")
        #expect(try isNamed(text.padding().baselineOffset(4)) && !isNamed(text.padding().baselineOffset(0)))
        #expect(try isNamed(text.gridColumnAlignment(.trailing)) && !isNamed(text.gridColumnAlignment(.center)))
        #expect(try isNamed(text.gridCellAnchor(.top)) && !isNamed(text.gridCellAnchor(.center)))
        #expect(try isNamed(text.defaultScrollAnchor(.bottom)) && !isNamed(text.defaultScrollAnchor(.top)))
        #expect(try isNamed(text.contentMargins(.all, 12)) && !isNamed(text.contentMargins(.all, 0)))
        #expect(try isNamed(Image(systemName: "ant.fill")) && !isNamed(Image(systemName: "star.fill")))
    }

    private final class Host: NSObject, UITextFieldDelegate {}

    /// The class of the coordinator has any name.
    private struct Entry: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            field.delegate = context.coordinator
            return field
        }
        func updateUIView(_ field: UITextField, context: Context) { field.text = "Ada" }
        func makeCoordinator() -> Host { Host() }
    }

    @Test func aBarAtAnEdgeTakesRoom() {
        let size = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
        func height(_ view: some View) -> CGFloat { UIHostingController(rootView: view).sizeThatFits(in: size).height }
        let box = Color.red.frame(height: 40)
        #expect(height(box.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }) == 60)
        #expect(height(Entry().fixedSize()) > 20)
    }

    @Observable fileprivate final class Drink { var name = "Tea" }

    /// A view takes an object for its bindings by the initialiser that the compiler writes.
    private struct DrinkField: View {
        @Bindable var drink: Drink
        var body: some View {
            Form {
                Section {
                    TextField("Name", text: $drink.name)
                } footer: {
                    Text("Hot")
                }
            }
        }
    }

    private struct Changing: View {
        let isColumn: Bool
        var body: some View {
            let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
            layout {
                Text("Tea")
                Text("A larger cake")
            }
        }
    }

    @Test func stacksChangePlaces() throws {
        _ = try placedBalloon(showing: DrinkField(drink: Drink()))
        let column = try placedBalloon(
            showing: VStack(alignment: .leading, spacing: 4) {
                Text("Tea"); Text("A larger cake")
            })
        let row = try placedBalloon(
            showing: HStack {
                Text("Tea"); Text("A larger cake")
            })
        #expect(try placedBalloon(showing: Changing(isColumn: true)).size == column.size)
        #expect(try placedBalloon(showing: Changing(isColumn: false)).size == row.size)
        #expect(column.size.height > row.size.height)
    }

    /// A text of letters alone is a key of the app's strings, as on iOS, and no text with attributes.
    @Test func aPlainTextIsAKey() {
        #expect(Text("Tea") == Text(LocalizedStringKey("Tea")))
        #expect(Text("Tea") != Text(verbatim: "Tea") && Text("Tea") != Text(AttributedString("Tea")))
    }
}
