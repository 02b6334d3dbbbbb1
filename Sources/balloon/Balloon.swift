import ArgumentParser

@main
struct Balloon: ParsableCommand {}
