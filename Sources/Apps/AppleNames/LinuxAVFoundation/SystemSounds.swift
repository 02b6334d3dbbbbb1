/// The number of a short sound. AudioToolbox's name.
public typealias SystemSoundID = UInt32

/// The number of a short movement of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Does nothing: no sound can be heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing: no sound can be heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
