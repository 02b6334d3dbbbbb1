import Foundation
import Testing

@testable import ViewLayout

@Suite struct SizesByProposalTests {
    /// Sizes are known by their proposals until they are forgotten, however many they are.
    @Test(arguments: [1, 3, 4, 8, 20]) func sizesAreForgottenTogether(count: Int) {
        var sizes = SizesByProposal()
        func offer(_ index: Int) -> ProposedSize { ProposedSize(width: CGFloat(index), height: nil) }
        for turn in 1...2 {
            for index in 0..<count {
                #expect(sizes[offer(index)] == nil)
                sizes[offer(index)] = CGSize(width: turn, height: index)
            }
            for index in 0..<count { #expect(sizes[offer(index)] == CGSize(width: turn, height: index)) }
            #expect(sizes[ProposedSize(width: nil, height: 0)] == nil)
            sizes.removeAll()
        }
    }
}
