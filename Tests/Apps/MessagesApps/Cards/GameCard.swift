import SwiftUI

/// A game of three in a row. A tap on a free field puts the next sign there.
struct GameCard: View {
    @State private var fields: [Sign?] = [.cross, nil, .ring, nil, .cross, nil, nil, nil, nil]

    enum Sign {
        case cross, ring
    }

    private var next: Sign { fields.compactMap { $0 }.count.isMultiple(of: 2) ? .ring : .cross }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Label("Your turn", systemImage: "play.fill")
                    .font(.headline)
                Spacer()
                Text("Move \(fields.compactMap { $0 }.count + 1)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 3), spacing: 6) {
                ForEach(fields.indices, id: \.self) { index in
                    field(index)
                }
            }
        }
        .padding()
    }

    private func field(_ index: Int) -> some View {
        Button {
            guard fields[index] == nil else { return }
            fields[index] = next
        } label: {
            ZStack {
                RoundedRectangle(cornerRadius: 10)
                    .fill(Color.indigo.opacity(0.12))
                if let sign = fields[index] {
                    SignShape(sign: sign)
                        .stroke(
                            sign == .cross ? Color.indigo : .orange, style: StrokeStyle(lineWidth: 5, lineCap: .round)
                        )
                        .padding(16)
                }
            }
            .frame(height: 64)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Field \(index + 1)")
    }
}

struct SignShape: Shape {
    let sign: GameCard.Sign

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        var path = Path()
        switch sign {
        case .ring:
            path.addEllipse(in: square)
        case .cross:
            path.move(to: CGPoint(x: square.minX, y: square.minY))
            path.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
            path.move(to: CGPoint(x: square.maxX, y: square.minY))
            path.addLine(to: CGPoint(x: square.minX, y: square.maxY))
        }
        return path
    }
}
