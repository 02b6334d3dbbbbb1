// swift-format-ignore-file
import SwiftUI

/// The balloon.
struct OrderCard: View {
    let order: OrderModel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            header
            Divider()
            ForEach(order.lines) { line in
                OrderRow(line: line)
            }
            Divider()
            HStack(alignment: .firstTextBaseline) {
                Text("Total").font(.headline)
                Spacer()
                Text(order.total, format: .currency(code: "EUR"))
                    .font(.headline)
                    .monospacedDigit()
                    .contentTransition(.numericText())
            }
            ProgressView(value: order.progress) {
                Text("\(order.lines.map(\.count).reduce(0, +)) drinks")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .tint(.brown)
        }
        .padding(16)
        .background(.background)
    }

    private var header: some View {
        let layout =
            typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        return layout {
            Label {
                Text("Coffee round").font(.title3.bold())
            } icon: {
                Image(systemName: "star.fill").foregroundStyle(.brown)
            }
            if !typeSize.isAccessibilitySize { Spacer(minLength: 8) }
            Label(order.pickup.title, systemImage: order.pickup.symbol)
                .font(.caption.weight(.semibold))
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(Color.brown.opacity(0.18), in: .capsule)
        }
    }
}

private struct OrderRow: View {
    let line: OrderLine

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("\(line.count) ×")
                .foregroundStyle(.secondary)
                .monospacedDigit()
            Text(line.name)
            Spacer()
            Text(line.sum, format: .currency(code: "EUR"))
                .monospacedDigit()
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
    }
}

extension Pickup {
    var title: LocalizedStringKey {
        switch self {
        case .counter: "At the counter"
        case .table: "At the table"
        case .delivery: "Delivery"
        }
    }
}

struct Preview_OrderCard_83: PreviewProvider { static var _previewName: String { "Two drinks" }; static var previews: some View {
    OrderCard(order: OrderModel(lines: [OrderLine(name: "Flat white", count: 2, price: 4)], progress: 0.5))
} }
