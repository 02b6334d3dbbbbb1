// swift-format-ignore-file
import PhotosUI
import StoreKit
import SwiftData
import SwiftUI

/// What the user fills in.
struct OrderForm: View {
    @Bindable var order: OrderModel
    let onSend: () -> Void

    @Query(sort: \SavedDrink.lastOrdered, order: .reverse) private var drinks: [SavedDrink]
    @Environment(\.modelContext) private var context
    @Environment(\.requestReview) private var requestReview
    @State private var photo: PhotosPickerItem?
    @State private var picture: Image?
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section("Usual") {
                    ForEach(drinks) { drink in
                        Button(drink.name) { order.add(drink.name, price: drink.price) }
                    }
                    .onDelete { offsets in
                        for offset in offsets { context.delete(drinks[offset]) }
                    }
                }
                Section {
                    Picker("Where", selection: $order.pickup) {
                        ForEach(Pickup.allCases) { Text($0.title).tag($0) }
                    }
                    Toggle("My own cup", isOn: $order.hasOwnCup)
                    TextField("A note", text: $order.note, axis: .vertical)
                        .focused($isWriting)
                        .submitLabel(.done)
                    PhotosPicker(selection: $photo, matching: .images) {
                        Label("Show which cup", systemImage: "photo")
                    }
                    AsyncImage(url: URL(string: "https://example.com/menu.png")) { phase in
                        switch phase {
                        case .success(let image): image.resizable().scaledToFit()
                        case .failure: Text("No menu")
                        default: ProgressView()
                        }
                    }
                    .frame(height: 120)
                } footer: {
                    Text("Paid at the counter")
                }
            }
            .navigationTitle("Coffee round")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send", action: onSend).disabled(order.lines.isEmpty)
                }
            }
        }
        .task(id: photo) {
            guard let data = try? await photo?.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
                return
            }
            picture = Image(uiImage: image)
        }
        .onChange(of: order.total) { old, new in
            if new > 100, old <= 100 { requestReview() }
        }
        .sensoryFeedback(.selection, trigger: order.pickup)
    }
}
