import BalloonCommands

BalloonCommand.main()
