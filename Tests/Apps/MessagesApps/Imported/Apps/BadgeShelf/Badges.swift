// swift-format-ignore-file
import SwiftUI

/// What somebody has reached in a game; a balloon shows one of them.
enum Badge: String, CaseIterable, Identifiable {
    case streak, explorer, helper

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .streak: "Seven days in a row"
        case .explorer: "Explorer"
        case .helper: "First to help"
        }
    }

    var symbol: String {
        switch self {
        case .streak: "bolt.fill"
        case .explorer: "mappin"
        case .helper: "heart.fill"
        }
    }

    var colors: [Color] {
        switch self {
        case .streak: [.orange, .red]
        case .explorer: [.mint, .green]
        case .helper: [.pink, .purple]
        }
    }
}

struct BadgeMedal: View {
    let badge: Badge
    var side: CGFloat = 72

    var body: some View {
        ZStack {
            Circle().fill(LinearGradient(colors: badge.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            Circle().inset(by: side * 0.08).strokeBorder(.white.opacity(0.7), lineWidth: 2)
            Image(systemName: badge.symbol)
                .font(.system(size: side * 0.4, weight: .bold))
                .foregroundStyle(.white)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

struct BadgeCard: View {
    let badge: Badge
    let date: Date
    var isNew = false

    var body: some View {
        ViewThatFits {
            HStack(spacing: 16) {
                BadgeMedal(badge: badge)
                texts.fixedSize()
                Spacer(minLength: 0)
            }
            VStack(alignment: .leading, spacing: 12) {
                BadgeMedal(badge: badge, side: 56)
                texts
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .topTrailing) {
            if isNew {
                Text("New")
                    .font(.caption2.bold())
                    .textCase(.uppercase)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(.red, in: Capsule())
                    .foregroundStyle(.white)
                    .padding(8)
            }
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(badge.title).font(.headline)
            Text(date, format: .dateTime.day().month(.wide).year())
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}

struct BadgeShelf: View {
    let badges: [Badge]
    private let columns = [GridItem(.adaptive(minimum: 64), spacing: 12)]

    var body: some View {
        LazyVGrid(columns: columns, spacing: 12) {
            ForEach(badges) { badge in
                BadgeMedal(badge: badge, side: 56)
                    .overlay(alignment: .bottomTrailing) {
                        if badge == badges.first {
                            Image(systemName: "star.fill")
                                .font(.caption2)
                                .foregroundStyle(.yellow)
                                .padding(3)
                                .background(.black, in: .circle)
                        }
                    }
            }
        }
        .padding()
    }
}

private let day = Date(timeIntervalSince1970: 1_790_000_000)

#Preview("New badge", traits: .sizeThatFitsLayout) {
    BadgeCard(badge: .streak, date: day, isNew: true)
}

#Preview("Explorer") {
    @Previewable @State var isNew = false
    BadgeCard(badge: .explorer, date: day, isNew: isNew)
        .environment(\.locale, Locale(identifier: "ja"))
}

#Preview("Dark helper") {
    BadgeCard(badge: .helper, date: day)
        .background(.black)
        .environment(\.colorScheme, .dark)
}

struct BadgeShelf_Previews: PreviewProvider {
    static var previews: some View {
        BadgeShelf(badges: Badge.allCases)
            .previewDisplayName("Shelf")
    }
}
