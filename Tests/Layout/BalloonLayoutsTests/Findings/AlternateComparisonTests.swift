import Testing

@testable import BalloonLayouts

/// What an alternate layout says otherwise than the live one.
@Suite struct AlternateComparisonTests {
    private func differs(_ alternate: [String], _ live: [String], _ locale: String = "en") -> Bool {
        AlternateComparison.difference(of: alternate, from: live, locale: locale) != nil
    }

    @Test(
        "Prices, times, counts, names and days that are others",
        arguments: [
            (["Total $48.50"], ["Ramen", "$84.50"]), (["Dinner at 20:30"], ["Dinner", "19:30"]),
            (["5 votes"], ["4", "votes"]), (["Meet at Pier 9"], ["Pier 7", "Doors"]),
            (["Lunch with Ben"], ["Dinner with Ada"]),
            (["On Sunday"], ["Saturday, 14 June"]), (["5 for ramen, 3 for tacos"], ["Ramen 4 votes", "Tacos 3 votes"]),
            (["50% off"], ["40%"]), (["127"], ["Days to go", "128"]), (["Harbour Nights"], ["Harbour Lights"]),
            (["2:41:09 to go"], ["2:14:09"]),
            (["Train to Lisbon"], ["Night train to Porto", "Two seats"]),
            (["We fly to Lisbon tonight"], ["Your flight to Porto", "Gate 7"]),
            (["Ferry from Naxos"], ["Your ferry from Paros"]), (["Play with Ben"], ["Play with Ada"]),
        ] as [([String], [String])])
    func others(_ alternate: [String], _ live: [String]) {
        #expect(differs(alternate, live))
    }

    @Test(
        "Less, more and other words for the same",
        arguments: [
            (["Concert at the harbour", "Saturday at 8 PM, gates open at 6:30"], ["2:14:09", "Directions"]),
            (["Harbour Lights", "14 June, 19:30"], ["Harbour Lights", "14 June", "19:30", "Pier 7", "$48", "$36"]),
            (["4 for ramen, 3 for tacos"], ["Ramen bar", "4 votes", "Taco truck", "3 votes"]), (["Dinner"], ["Dinner"]),
            (["Table for 4"], ["Dinner at 19:30", "Table for 4"]), ([], ["19:30"]), (["19:30"], []),
            (["7:30 PM"], ["19:30"]), (["$48.00"], ["$48"]), (["Sat, 14 June"], ["Saturday, 14 June"]),
            (["19:30, doors open 18:30"], ["19:30"]), (["On Saturday, answer by Friday"], ["on Saturday"]),
            (["Table for 4, for 2 hours"], ["Table for 4"]), (["5 options, 3 days left"], ["2 of 5 voted"]),
            (["Tap to Answer"], ["Add to Calendar"]), (["Open in Messages"], ["Open in Maps"]),
            (["Total $84"], ["Ramen $48", "Tacos $36"]), (["128"], ["128", "days"]), (["3 days"], ["128"]),
            (["02:14:09"], ["2:14:09"]), (["Dinner at Seven"], ["Dinner at Luigi"]),
            (["Pay with Card"], ["Pay with Points"]),
            (["Train to Lisbon"], ["Train to Lisbon", "Change at Porto"]), (["Welcome to Lisbon"], ["Add to Calendar"]),
            (["A gift from Ada"], ["A gift for you", "Ships from Berlin today"]),
            (["Your invitation to Ada"], ["A short walk to Luigi"]),
            (["We fly to Lisbon tonight"], ["Tap here to Answer"]),
            (["Off to Lisbon"], ["Swipe to Answer"]), (["Nights in Lisbon"], ["Nights in June"]),
            (["3"], ["٣"]), (["Table", "12"], ["Friday dinner with everyone", "48"]),
        ] as [([String], [String])])
    func same(_ alternate: [String], _ live: [String]) {
        #expect(!differs(alternate, live))
    }

    @Test("What a button does is no name")
    func actions() {
        let (alternate, live) = (["Trip to Lisbon"], ["Trip to Archive"])
        #expect(AlternateComparison.difference(of: alternate, from: live, locale: "en") != nil)
        #expect(AlternateComparison.difference(of: alternate, from: live, actions: Set(live), locale: "en") == nil)
    }

    @Test("German nouns are no names")
    func german() {
        #expect(!differs(["Essen mit Freunden"], ["Abend mit Musik"], "de"))
    }
}
