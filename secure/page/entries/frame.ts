import { startFrame } from '../frame.ts'

startFrame().catch(console.error)
