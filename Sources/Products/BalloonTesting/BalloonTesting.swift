@_exported import Balloons
@_exported import enum Goldens.RecordMode
