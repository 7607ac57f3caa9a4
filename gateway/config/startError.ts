export type StartErrorCode =
  | 'ANSWER_WRONG'
  | 'BUILD_MISSING'
  | 'FILE_EXISTS'
  | 'FILE_MISSING'
  | 'FILE_NOT_JSON'
  | 'NETWORK_UNKNOWN'
  | 'NOBODY_ALLOWED'
  | 'PORT_TAKEN'
  | 'SECRET_IN_FILE'
  | 'SECRET_MISSING'
  | 'SETTINGS_WRONG'
  | 'SHARES_DO_NOT_OPEN'
  | 'STORE_WRONG'

/** Tells the operator why the gateway does not start; a code is never renamed. */
export class StartError extends Error {
  override name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Prints why the gateway does not run, and makes the process exit with an error. */
export function tellFailure(error: unknown): void {
  const text = error instanceof StartError ? `${error.code}: ${error.message}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
