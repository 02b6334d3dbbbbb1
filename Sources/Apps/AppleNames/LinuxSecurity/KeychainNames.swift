// The keys of items of the keychain, with the raw values of Security.

import UIKitAPI

/// The key of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// The key of the service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key of the server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key of data of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key of the apps that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the name that a user sees.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key of whether all devices of the user have it.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// The key of when it can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// Once the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Once this device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// While this device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The key of the secret.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key of whether the secret is asked for.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key of whether the values beside it are asked for.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of how many are asked for.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of which keychain is asked.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
