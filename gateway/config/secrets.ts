import { readFileSync } from 'node:fs'
import { StartError } from './startError.ts'

/** Shorter ones would be found in ordinary text. */
const LEAST_CHARS = 8
const PRINTABLE = /^[\x21-\x7e]+$/

/** Keys, each by the name of its variable. Nothing prints them: they are read by name alone. */
export type Secrets = {
  readonly valueOf: (variable: string) => string
  /** Whether a text tells one of them, in any of the ways in which services echo what they are sent. */
  readonly isIn: (text: string) => boolean
  /** The text without them. */
  readonly hide: (text: string) => string
}

/**
 * Reads these variables from the environment. Where `NAME` is not set, `NAME_FILE` may name a file with the
 * value, which is read each time: a key can change while the process runs.
 *
 * @throws StartError SECRET_MISSING, which names every variable that is missing
 */
export function readSecrets(
  variables: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Secrets {
  const values = new Map(variables.map((name) => [name, readVariable(name, env) ?? '']))
  const wrong = variables.filter((name) => {
    const value = values.get(name) ?? ''
    return value.length < LEAST_CHARS || !PRINTABLE.test(value)
  })
  if (wrong.length > 0) {
    throw new StartError(
      'SECRET_MISSING',
      [
        'The file names variables that the environment does not have, nor NAME_FILE with a file that can be read:',
        ...wrong.map((name) => `  ${name} wants at least ${LEAST_CHARS} characters without spaces`),
      ].join('\n'),
    )
  }
  const forms = [...new Set([...values.values()].flatMap(formsOf))]
  const pattern = forms.length === 0 ? undefined : new RegExp(forms.map(escaped).join('|'), 'gi')
  return {
    valueOf(variable) {
      const value = values.get(variable)
      if (value === undefined) throw new Error(`The variable ${variable} was not read`)
      return value
    },
    isIn: (text) => pattern !== undefined && text.search(pattern) >= 0,
    hide: (text) => (pattern === undefined ? text : text.replace(pattern, '[key]')),
  }
}

/** A variable, or the first line of the file that the variable `NAME_FILE` names. */
export function readVariable(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const file = env[`${name}_FILE`]
  return env[name] ?? (file === undefined ? undefined : readFrom(file))
}

/** Empty where it cannot be read. */
function readFrom(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? ''
  } catch {
    return '' // then it counts as missing, by the name of its variable
  }
}

/** As it is, in an address, in JSON, and in base 64. */
function formsOf(secret: string): readonly string[] {
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(secret).toString('hex'),
  ]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
