import Testing

@testable import Drawing

@Suite struct PremultiplicationTests {
    @Test func everyPremultipliedPairSurvivesTheWayThroughStraightColours() {
        for alpha in UInt8.min...UInt8.max {
            for component in 0...alpha {
                let straight = Premultiplication.divide(component, alpha)
                #expect(Premultiplication.multiply(straight, alpha) == component)
            }
        }
    }

    @Test func productsAreRoundedToTheNearest() {
        for alpha in 0...255 {
            for component in 0...255 {
                let exact = (Double(component * alpha) / 255).rounded()
                #expect(Double(Premultiplication.multiply(UInt8(component), UInt8(alpha))) == exact)
            }
        }
    }

    @Test func aColourBrighterThanItsAlphaIsHeldToWhite() {
        #expect(Premultiplication.divide(200, 100) == 255)
        #expect(Premultiplication.divide(200, 0) == 0)
    }
}
