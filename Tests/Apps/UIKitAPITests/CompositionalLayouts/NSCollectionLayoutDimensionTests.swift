import Foundation
import Testing

@testable import UIKitAPI

/// Lengths of compositional layouts, each of its own kind.
@MainActor struct NSCollectionLayoutDimensionTests {
    @Test func lengthsInAContainer() {
        let all: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(30), .estimated(40),
        ]
        let kinds = all.map { [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated] }
        #expect(kinds == all.indices.map { index in all.indices.map { $0 == index } })
        #expect(all.map(\.dimension) == [0.5, 0.5, 30, 40])
        #expect(all.map { $0.length(in: CGSize(width: 200, height: 60)) } == [100, 30, 30, 40])
        let size = NSCollectionLayoutSize(widthDimension: all[1], heightDimension: all[0])
        #expect(size.size(in: CGSize(width: 200, height: 60)) == CGSize(width: 30, height: 100))
    }
}
