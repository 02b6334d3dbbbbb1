import BalloonTesting
import Foundation

/// A message as an app makes it. The caption comes from outside, so that a second run can show something else.
func message(_ caption: String = ProcessInfo.processInfo.environment["CAPTION"] ?? "Dinner") -> MSMessage {
    let layout = MSMessageTemplateLayout()
    layout.caption = caption
    let message = MSMessage()
    message.summaryText = "Dinner"
    message.layout = layout
    return message
}

/// Whether GoldenSuitesTests runs these tests, most of which must fail.
let isAsked = ProcessInfo.processInfo.environment["GOLDENS"] != nil

/// Where each run keeps its goldens.
let goldens = ProcessInfo.processInfo.environment["GOLDENS"] ?? "Goldens"

/// What a test asks for while no golden is in the folder, or another one.
let settings = GoldenSettings(folder: goldens)
