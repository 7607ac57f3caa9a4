import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const words = z.array(z.string())

/** What compose.yaml may say; another key fails. */
const shape = z.strictObject({
  name: z.string(),
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.optional(z.string()),
      build: z.optional(z.strictObject({ context: z.literal('.'), target: z.string() })),
      profiles: z.optional(words),
      restart: z.literal('unless-stopped'),
      user: z.optional(z.string()),
      command: z.optional(words),
      env_file: z.optional(
        z.union([z.string(), z.array(z.strictObject({ path: z.string(), required: z.boolean() }))]),
      ),
      environment: z.optional(z.record(z.string(), z.string())),
      ports: z.optional(words),
      volumes: z.optional(words),
      networks: words,
      depends_on: z.optional(
        z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })),
      ),
      healthcheck: z.optional(
        z.strictObject({ test: words, interval: z.string(), timeout: z.string() }),
      ),
      stop_grace_period: z.optional(z.string()),
      read_only: z.optional(z.boolean()),
      tmpfs: z.optional(words),
      cap_drop: z.optional(words),
      cap_add: z.optional(words),
      security_opt: words,
    }),
  ),
  networks: z.record(
    z.string(),
    z.strictObject({
      internal: z.optional(z.boolean()),
      ipam: z.optional(z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) })),
    }),
  ),
  volumes: z.record(z.string(), z.nullable(z.strictObject({}))),
})

export type Compose = z.infer<typeof shape>
export type Service = Compose['services'][string]

/** Reads compose.yaml as it stands, with the places of variables in it. */
export function readCompose(): Compose {
  return shape.parse(parse(readFileSync('compose.yaml', 'utf8')))
}

/** A text with the variables of .env in their places, as Compose puts them in. */
export function fillIn(text: string, env: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (whole, name, sign, word) => {
    if (whole === '$$') return '$'
    const value = env[name] ?? ''
    if (value !== '') return value
    if (sign === '-') return word
    throw new Error(`${name}: ${word}`)
  })
}
