import SwiftUI

/// The days and hours before a start, in a ring.
struct CountdownCard: View {
    let start: Date
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 96

    var body: some View {
        TimelineView(.explicit([start.addingTimeInterval(-93_784)])) { context in
            let left = start.timeIntervalSince(context.date)
            HStack(spacing: 16) {
                ZStack {
                    Circle().stroke(Color.orange.opacity(0.2), lineWidth: 10)
                    Circle()
                        .trim(from: 0, to: min(left / 172_800, 1))
                        .stroke(
                            AngularGradient(colors: [.yellow, .orange, .red], center: .center),
                            style: StrokeStyle(lineWidth: 10, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                    Text("\(Int(left) / 3600) h").font(.title3.bold()).monospacedDigit()
                }
                .frame(width: side, height: side)
                .padding(5)
                VStack(alignment: .leading) {
                    Text("Launch party").font(.headline)
                    Text("Starts in \(Int(left) / 86_400) day and \(Int(left) / 3600 % 24) hours")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .fixedSize(horizontal: false, vertical: true)
                }
                Spacer(minLength: 0)
            }
            .padding()
            .accessibilityElement(children: .combine)
        }
    }
}
