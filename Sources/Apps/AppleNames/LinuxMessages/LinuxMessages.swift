// `import Messages` in an app, on Linux: UIKit comes along, as it does on iOS. Only names of Messages are listed.
@_exported import LinuxUIKit

@_exported import enum BalloonLayouts.MSMessageErrorCode
@_exported import let BalloonLayouts.MSMessagesErrorDomain
@_exported import let BalloonLayouts.MSStickersErrorDomain
@_exported import class MessagesAPI.MSConversation
@_exported import class MessagesAPI.MSMessage
@_exported import class MessagesAPI.MSMessageLayout
@_exported import class MessagesAPI.MSMessageLiveLayout
@_exported import class MessagesAPI.MSMessageTemplateLayout
@_exported import enum MessagesAPI.MSMessagesAppPresentationContext
@_exported import enum MessagesAPI.MSMessagesAppPresentationStyle
@_exported import protocol MessagesAPI.MSMessagesAppTranscriptPresentation
@_exported import class MessagesAPI.MSMessagesAppViewController
@_exported import class MessagesAPI.MSSession
@_exported import class MessagesAPI.MSSticker
@_exported import class MessagesAPI.MSStickerBrowserView
@_exported import class MessagesAPI.MSStickerBrowserViewController
@_exported import protocol MessagesAPI.MSStickerBrowserViewDataSource
@_exported import typealias MessagesAPI.MSStickerSize
@_exported import class MessagesAPI.MSStickerView
