import { startWindow } from '../windows/startWindow.ts'

startWindow().catch(console.error)
