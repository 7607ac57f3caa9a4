/** What the secure origin's page asks of its service over HTTP; the only door of this folder. */
export * from './descriptor.ts'
export * from './deviceName.ts'
export * from './proof.ts'
export * from './proofHeaders.ts'
export * from './rows.ts'
export * from './shapes.ts'
