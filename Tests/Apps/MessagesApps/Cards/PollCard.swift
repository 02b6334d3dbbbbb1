import Observation
import SwiftUI

@Observable final class Poll {
    struct Choice: Identifiable {
        let id: Int
        let name: String
        var votes: Int
    }

    var question: String
    var choices: [Choice]

    init(question: String, choices: [Choice]) {
        self.question = question
        self.choices = choices
    }

    var total: Int { choices.reduce(0) { $0 + $1.votes } }

    static var lunch: Poll {
        Poll(
            question: "Where do we eat on Friday?",
            choices: [
                Choice(id: 0, name: "Noodle bar", votes: 5), Choice(id: 1, name: "Harbour kitchen", votes: 3),
                Choice(id: 2, name: "At the park, everyone brings something", votes: 1),
            ])
    }
}

struct PollCard: View {
    let poll: Poll

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(poll.question)
                .font(.title3.weight(.semibold))
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(poll.choices) { choice in
                    GridRow {
                        Text(choice.name)
                            .font(.callout)
                        ProgressView(value: Double(choice.votes), total: Double(max(poll.total, 1)))
                            .frame(minWidth: 60)
                        Text(choice.votes, format: .number)
                            .font(.callout.monospacedDigit())
                            .foregroundStyle(.secondary)
                    }
                }
            }
            Divider()
            Text("\(poll.total) votes")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding()
        .tint(.teal)
    }
}
