// `import PhotosUI` in an app, on Linux: Photos comes along, as it does on iOS.
@_exported import LinuxPhotos
