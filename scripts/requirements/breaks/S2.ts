import type { Breaks } from '../breaks.ts'

export const breaks: Breaks = {}
