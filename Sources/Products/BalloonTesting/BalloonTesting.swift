@_exported import Balloons
@_exported import enum Goldens.RecordMode
@_exported import struct Sweeps.SweepWidths
