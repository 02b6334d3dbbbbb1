// swift-format-ignore-file: OrderedImports

// What `import Balloons` brings, as a list: nothing enters a user's file that is not named here. Names that SwiftUI has
// too (a content size category, a layout direction, a legibility weight) stay out; UIKit's names for them are in.

// `import Messages` brings Foundation and UIKit along on iOS, and so does this, with the values that stand for UIKit's.
@_exported import Foundation
@_exported import MessagesAPI
@_exported import UIKitAPI

// Scenes and what they are laid out for.
@_exported import struct Scenes.BalloonScene
@_exported import struct Scenes.LintAllowance
@_exported import struct Scenes.SceneError
@_exported import struct Scenes.ScenePlace
@_exported import struct Scenes.TraitAxes
@_exported import struct Scenes.VariedValue
@_exported import enum ViewLayout.AccessibilityContrast
@_exported import enum ViewLayout.FontTextStyle
@_exported import struct ViewLayout.LayoutContext
@_exported import enum ViewLayout.ReceiverSystem
@_exported import struct ViewLayout.TraitCollection
@_exported import enum ViewLayout.UserInterfaceIdiom
@_exported import enum ViewLayout.UserInterfaceStyle

// Balloons: sizes, findings, records and pictures.
@_exported import struct BalloonLayouts.BalloonLayout
@_exported import struct BalloonLayouts.BalloonPart
@_exported import enum BalloonLayouts.BalloonSide
@_exported import enum BalloonLayouts.DraftLifeCycle
@_exported import struct BalloonLayouts.Finding
@_exported import enum BalloonLayouts.MSMessageErrorCode
@_exported import enum BalloonLayouts.MessageURL
@_exported import struct BalloonLayouts.ParticipantNames
@_exported import struct BalloonLayouts.PlacedBalloon
@_exported import enum BalloonLayouts.StickerRules
@_exported import enum BalloonLayouts.StickerSize
@_exported import struct Drawing.Bitmap
@_exported import struct ViewLayout.LayoutRecord

// Texts and fonts.
@_exported import enum Typesetting.BaseDirection
@_exported import class Typesetting.FontCascade
@_exported import struct Typesetting.FontWeight
@_exported import struct Typesetting.InkBounds
@_exported import enum Typesetting.LineHeightPolicy
@_exported import struct Typesetting.Paragraph
@_exported import struct Typesetting.TextLayout
@_exported import struct Typesetting.TextLine
@_exported import typealias Typesetting.TextSize
@_exported import struct Typesetting.TextStyle
@_exported import typealias Typesetting.TextWrap
@_exported import enum Typesetting.Tracking
@_exported import typealias Typesetting.TruncationMode
@_exported import enum Typesetting.TypesettingError
@_exported import enum Typesetting.WordBreak

// Messages, played round an app's controllers.
@_exported import enum MessagesHost.ControllerCallback
@_exported import struct MessagesHost.ControllerIdentity
@_exported import enum MessagesHost.ControllerRole
@_exported import struct MessagesHost.ConversationDraft
@_exported import enum MessagesHost.HostEvent
@_exported import struct MessagesHost.HostParticipants
@_exported import enum MessagesHost.HostRefusal
@_exported import struct MessagesHost.HostedApp
@_exported import enum MessagesHost.LinkedSystem
@_exported import enum MessagesHost.MessagesAction
@_exported import struct MessagesHost.MessagesWindow
@_exported import class MessagesHost.MirroredConversations
@_exported import struct MessagesHost.PresentationArea
@_exported import enum MessagesHost.SentContent
@_exported import struct MessagesHost.TranscriptEntry
@_exported import class MessagesHost.TranscriptHost
@_exported import struct MessagesHost.UserAction
