// `import MessageUI` in an app, on Linux.
@_exported import LinuxUIKit
@_exported import class MessagesAPI.MFMessageComposeViewController
@_exported import protocol MessagesAPI.MFMessageComposeViewControllerDelegate
@_exported import enum MessagesAPI.MessageComposeResult
