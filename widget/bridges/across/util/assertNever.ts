/** Makes the compiler ask for the missing case. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected ${JSON.stringify(value)}`)
}
