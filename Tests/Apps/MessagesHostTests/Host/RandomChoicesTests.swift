import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI

/// What apps choose at random is the same each time that they are opened, also while others run.
@MainActor struct RandomChoicesTests {
    @Test func eachAppHasItsOwnNumbers() async throws {
        let hosts = try (0..<2).map { _ in TranscriptHost(context: try context()) { MSMessagesAppViewController() } }
        var chosen: [[Int]] = [[], []]
        for host in hosts {
            try host.openConversation()
            try host.openApp()
        }
        // In turns, and also in a task that an app starts.
        for round in 0..<20 {
            for index in round % 2 == 0 ? [0, 1] : [1, 0] {
                var later: Task<Int, Never>?
                try hosts[index].inApp { _ in
                    chosen[index].append(Int.random(in: 0..<1_000_000))
                    later = Task { [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].randomElement() ?? -1 }
                }
                chosen[index].append(await later?.value ?? -1)
            }
        }
        #expect(chosen[0] == chosen[1])
        var identifiers: [UUID] = []
        for host in hosts { try host.inApp { _ in identifiers += [.newOfApp, .newOfApp] } }
        #expect(identifiers[0...1] == identifiers[2...3] && identifiers[0] != identifiers[1])
        #expect(identifiers[0].uuidString.dropFirst(14).first == "4")
        #expect(Set(chosen[0].enumerated().filter { $0.offset % 2 == 0 }.map(\.element)).count == 20)
        #expect(Set(chosen[0].enumerated().filter { $0.offset % 2 == 1 }.map(\.element)).count > 3)
    }
}
