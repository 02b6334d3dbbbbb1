import AppCommands

AppCommand.main()
