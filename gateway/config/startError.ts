export type StartErrorCode =
  | 'BUILD_MISSING'
  | 'FILE_MISSING'
  | 'FILE_NOT_JSON'
  | 'NETWORK_UNKNOWN'
  | 'NOBODY_ALLOWED'
  | 'PORT_TAKEN'
  | 'SECRET_IN_FILE'
  | 'SECRET_MISSING'
  | 'SETTINGS_WRONG'

/** For whoever runs the gateway: why it does not start, by a code that is never renamed. */
export class StartError extends Error {
  override name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Says on the terminal why the gateway does not run, and lets the process end so. */
export function tellFailure(error: unknown): void {
  const text = error instanceof StartError ? `${error.code}: ${error.message}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
