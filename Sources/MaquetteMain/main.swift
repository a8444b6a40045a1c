import MaquetteCommand

MaquetteTool.main()
