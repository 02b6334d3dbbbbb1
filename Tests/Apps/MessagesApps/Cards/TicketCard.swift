import SwiftUI

/// A ticket with a torn edge between its two parts.
struct TicketCard: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 6) {
                Text("LIVE AT THE PIER").font(.caption).fontWeight(.bold).kerning(1.5).opacity(0.8)
                Text("The Night Ferries")
                    .font(.title2)
                    .bold()
                    .lineLimit(2)
                    .minimumScaleFactor(0.7)
                (Text("Doors ") + Text("19:30").bold() + Text(" · Row ") + Text("F").bold())
                    .font(.subheadline)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .foregroundStyle(.white)
            .background(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))

            details
                .padding(16)
                .frame(maxWidth: .infinity)
                .background(Color(uiColor: .secondarySystemBackground))
                .overlay(alignment: .top) {
                    Line()
                        .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                        .frame(height: 1)
                }
        }
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
    }

    @ViewBuilder private var details: some View {
        if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) { fields }
        } else {
            HStack { fields }
        }
    }

    @ViewBuilder private var fields: some View {
        TicketField(title: "Date", value: "14 Oct")
        TicketField(title: "Seat", value: "F 12")
        TicketField(title: "Gate", value: "West")
    }
}

private struct TicketField: View {
    let title: LocalizedStringKey
    let value: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.caption2).textCase(.uppercase).foregroundColor(.secondary)
            Text(value).font(.headline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
