// The names of Messages that need no class: they are the engine's own, which knows the rules without an app.
@_exported import enum BalloonLayouts.MSMessageErrorCode
@_exported import let BalloonLayouts.MSMessagesErrorDomain
@_exported import let BalloonLayouts.MSStickersErrorDomain
@_exported import enum BalloonLayouts.MessageURL
@_exported import enum BalloonLayouts.StickerRules
