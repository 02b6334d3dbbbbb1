import Testing

@testable import BalloonLayouts

/// Alternate layouts with other numbers, dates or web addresses than the live layout.
@Suite struct ValueComparisonTests {
    private func differs(_ alternate: [String], _ live: [String]) -> Bool {
        ValueComparison.difference(of: alternate, from: live) != nil
    }

    @Test(
        "Other prices, times, counts, dates and addresses",
        arguments: [
            (["Total $48.50"], ["Ramen", "$84.50"]), (["Dinner at 20:30"], ["Dinner", "19:30"]),
            (["5 votes"], ["4", "votes"]), (["Meet at Pier 9"], ["Pier 7", "Doors"]),
            (["5 for ramen, 3 for tacos"], ["Ramen 4 votes", "Tacos 3 votes"]), (["50% off"], ["40%"]),
            (["127"], ["Days to go", "128"]), (["2:41:09 to go"], ["2:14:09"]), (["14.06.2026"], ["On 15.06.2026."]),
            (["7:30 AM"], ["19:30"]), (["7:30 PM"], ["7:30 AM"]), (["8 PM"], ["19 h"]), (["٣ أصوات"], ["4", "أصوات"]),
            (["https://example.com/a"], ["See https://example.com/b"]),
            (["8:45"], ["19:30"]), (["19:45"], ["7:30"]), (["Row 3 left"], ["2 left"]),
        ] as [([String], [String])])
    func others(_ alternate: [String], _ live: [String]) {
        #expect(differs(alternate, live))
    }

    @Test(
        "Less, more, sums and other forms",
        arguments: [
            (["Saturday at 8 PM, gates open at 6:30"], ["2:14:09", "Directions"]),
            (["Harbour Lights", "14 June, 19:30"], ["Harbour Lights", "14 June", "19:30", "Pier 7", "$48", "$36"]),
            (["4 for ramen, 3 for tacos"], ["Ramen bar", "4 votes", "Taco truck", "3 votes"]), (["Dinner"], ["Lunch"]),
            (["Table for 4"], ["Dinner at 19:30", "Table for 4"]), ([], ["19:30"]), (["19:30"], []),
            (["$48.00"], ["$48"]), (["19:30, doors open 18:30"], ["19:30"]),
            (["Total $84"], ["Ramen $48", "Tacos $36"]),
            (["02:14:09"], ["2:14:09"]), (["3"], ["٣"]), (["4, 4 and 4"], ["4"]), (["Lunch with Ben"], ["With Ada"]),
            (["https://example.com/a."], ["(https://example.com/a)"]), (["Train at 19:30"], ["Train at 7:30 PM"]),
            (["7:30pm"], ["19:30"]), (["Lunch at 12:15 p.m."], ["12:15"]), (["0:15"], ["12:15 AM"]),
            (["12:15 AM"], ["0:15"]), (["12:15 PM"], ["12:15"]), (["00:15"], ["12:15am"]),
            (["7 PM"], ["19 h"]),
            (["7:30 PM"], ["7:30"]),
        ] as [([String], [String])])
    func same(_ alternate: [String], _ live: [String]) {
        #expect(!differs(alternate, live))
    }

    @Test("The sentence names the first value that differs")
    func values() throws {
        let (own, live) = try #require(
            ValueComparison.difference(of: ["4 for ramen, 5 for tacos"], from: ["Ramen 4", "Tacos 3"]))
        #expect((own, live) == ("5", "3"))
    }

    @Test(
        "A translation may count the hours to 24, and the minutes stay",
        arguments: [("19:30", "7:30", true), ("19", "7", true), ("19:45", "7:30", false), ("20:30", "7:30", false)])
    func hoursOfATranslation(_ translation: String, _ source: String, _ isSame: Bool) {
        let difference = ValueComparison.difference(ofTranslation: translation, from: source)
        #expect((difference == nil) == isSame)
    }

    @Test(
        "A summary's value is that of the balloon where a word beside both is the same",
        arguments: [
            ("Table for 3", "Dinner for 4", true), ("3 seats", "4 seats", true), ("Seat 3", "Seat 4", true),
            ("Table 3", "Row 4", false), ("3 seats", "4 rows", false), ("3", "4", false),
        ])
    func wordsBesideValues(_ summary: String, _ shown: String, _ isFound: Bool) {
        let finding = ValueComparison.finding(about: "summaryText", saying: summary, shown: [shown])
        #expect((finding != nil) == isFound)
    }

    /// What was compared last is remembered for the same texts on both sides alone.
    @Test func aChangeOnEitherSideIsCompared() {
        let last = LastValueComparison()
        func differs(_ alternate: String, _ live: String) -> Bool {
            last.difference(of: [alternate], from: [live]) != nil
        }
        #expect(!differs("4 votes", "4 votes") && differs("5 votes", "4 votes") && differs("5 votes", "4 votes"))
        #expect(!differs("5 votes", "5 votes") && differs("5 votes", "3 votes") && !differs("3 votes", "3 votes"))
    }
}
