import SwiftUI

/// An invitation that is read from right to left in every language.
struct InvitationCard: View {
    @State private var guests = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "calendar")
                    .foregroundStyle(.green)
                Text("دعوة عشاء")
                    .font(.title2)
                    .fontWeight(.bold)
            }
            Text("نلتقي في مطعم الميناء يوم الجمعة عند الساعة السابعة مساءً. أخبرونا إن كنتم ستحضرون.")
                .font(.body)
            HStack {
                Text("الضيوف").foregroundStyle(.secondary)
                Spacer()
                Text(guests, format: .number).font(.headline).monospacedDigit()
            }
            Button("سأحضر") { guests += 1 }
                .buttonStyle(.borderedProminent)
                .tint(.green)
                .frame(maxWidth: .infinity)
        }
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
    }
}
