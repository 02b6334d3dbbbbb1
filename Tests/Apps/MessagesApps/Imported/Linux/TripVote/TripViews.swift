import SwiftUI

/// The balloon.
struct TripCardView: View {
    let trip: Trip
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(trip.title)
                        .font(.title2.weight(.bold))
                    Label("\(trip.nights) nights", systemImage: "clock")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                if !typeSize.isAccessibilitySize {
                    TripPicture(trip: trip)
                        .frame(width: 64, height: 64)
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                        .accessibilityHidden(true)
                }
            }
            GoingRow(count: trip.going)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background)
    }
}

private struct GoingRow: View {
    let count: Int

    var body: some View {
        HStack(spacing: -8) {
            ForEach(0..<min(count, 5), id: \.self) { index in
                Circle()
                    .fill(Color(hue: Double(index) / 5, saturation: 0.55, brightness: 0.9))
                    .frame(width: 32, height: 32)
                    .overlay(Circle().strokeBorder(.background, lineWidth: 2))
            }
            Text("\(count) going")
                .font(.footnote)
                .padding(.leading, 16)
        }
        .accessibilityElement(children: .combine)
    }
}

struct TripPicture: View {
    let trip: Trip

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
            Mountain()
                .fill(.white.opacity(0.85))
                .padding(.top, 16)
        }
    }
}

private struct Mountain: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.width * 0.35, y: rect.minY + rect.height * 0.25))
            path.addLine(to: CGPoint(x: rect.width * 0.55, y: rect.minY + rect.height * 0.6))
            path.addLine(to: CGPoint(x: rect.width * 0.7, y: rect.minY + rect.height * 0.4))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// What the user sees of the app.
struct TripEditor: View {
    @ObservedObject var model: TripModel
    let onSend: (Trip) -> Void

    var body: some View {
        VStack(spacing: 16) {
            TripCardView(trip: model.trip)
            Toggle("I am going", isOn: $model.isGoing)
            Button(action: { onSend(model.trip) }) {
                Text("Send")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding()
        .onChange(of: model.isGoing) { _, isGoing in
            withAnimation { model.trip.going += isGoing ? 1 : -1 }
        }
    }
}

struct TripCardView_Previews: PreviewProvider {
    static var previews: some View {
        TripCardView(trip: Trip())
            .previewLayout(.sizeThatFits)
    }
}
