// swift-format-ignore-file
import SwiftUI

/// The balloon: the sea over a day, drawn.
struct TideCard: View {
    let tide: Tide
    let hour: Double
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 110

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text("Low tide walk").font(.headline)
                Spacer()
                Text("\(tide.level(at: hour), format: .number.precision(.fractionLength(1))) m")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.teal)
            }
            Canvas { context, size in
                draw(in: &context, size: size)
            }
            .frame(height: height)
            .clipShape(.rect(cornerRadius: 12))
            .accessibilityLabel("Tide at \(Int(hour)) hours")
            HStack {
                ForEach([0, 6, 12, 18, 24], id: \.self) { mark in
                    Text(mark, format: .number)
                    if mark < 24 { Spacer() }
                }
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .padding()
    }

    private func draw(in context: inout GraphicsContext, size: CGSize) {
        context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
                Gradient(colors: [.teal.opacity(0.15), .teal.opacity(0.35)]), startPoint: .zero,
                endPoint: CGPoint(x: 0, y: size.height)))
        let point = { (hour: Double) in
            CGPoint(x: size.width * hour / 24, y: size.height * (0.5 - 0.4 * tide.level(at: hour) / tide.highest))
        }
        var wave = Path()
        wave.move(to: CGPoint(x: 0, y: size.height))
        for hour in stride(from: 0, through: 24, by: 0.25) { wave.addLine(to: point(hour)) }
        wave.addLine(to: CGPoint(x: size.width, y: size.height))
        wave.closeSubpath()
        context.fill(wave, with: .color(.teal.opacity(0.55)))
        let now = point(hour)
        context.stroke(
            Path {
                $0.move(to: CGPoint(x: now.x, y: 0)); $0.addLine(to: CGPoint(x: now.x, y: size.height))
            },
            with: .color(.orange), style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
        context.fill(Path(ellipseIn: CGRect(x: now.x - 5, y: now.y - 5, width: 10, height: 10)), with: .color(.orange))
    }
}
