export type StartErrorCode =
  | 'ACCOUNT_UNCLEAR'
  | 'ACCOUNT_UNKNOWN'
  | 'SERVICE_RUNS'
  | 'SETTINGS_EXIST'
  | 'SETTINGS_WRONG'
  | 'SHARES_DO_NOT_OPEN'

/** Tells the operator why a command stopped; a code is never renamed. */
export class StartError extends Error {
  override name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Prints why a command failed, and makes the process exit with an error. */
export function tellFailure(error: unknown): void {
  const text = error instanceof StartError ? `${error.code}: ${error.message}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
