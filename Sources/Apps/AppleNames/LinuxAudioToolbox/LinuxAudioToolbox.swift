// `import AudioToolbox` in an app, on Linux: an alias of the compiler needs a module for each name.
@_exported import LinuxAVFoundation
