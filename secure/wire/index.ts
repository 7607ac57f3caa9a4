/** What widget and secure frame may say to each other; the only door of this folder. */
export * from './envelope.ts'
export * from './errors.ts'
export * from './limits.ts'
export * from './rows.ts'
export * from './shapes.ts'
