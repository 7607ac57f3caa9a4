import * as z from 'zod/mini'
import { isOriginPattern } from '#lib/origins.ts'
import { secureConfig } from '#secure/api'
import { evmAddress, type SocialProvider, text, webOrigin } from '#secure/wire'
import { logLevels } from '../log.ts'
import { type Setting, settings } from './settings.ts'
import { StartError } from './startError.ts'
import { VERSION } from './version.ts'

const DEFAULT_PORT = 8_100
export const KEY_BYTES = 32

const url = text(2_000, /^https?:\/\/[^\s]+$/)
const endpoints = {
  issuer: z.optional(url),
  authorizationUrl: z.optional(url),
  tokenUrl: z.optional(url),
  userInfoUrl: z.optional(url),
}
const social = z.strictObject({ clientId: text(500), clientSecret: text(2_000), ...endpoints })
const apple = z.strictObject({
  clientId: text(500),
  teamId: text(100),
  keyId: text(100),
  /** PKCS #8, as Apple gives it. */
  privateKey: text(4_000, /-----BEGIN PRIVATE KEY-----/),
  ...endpoints,
})
const farcaster = z.strictObject({ relayUrl: url, rpcUrl: url, idRegistry: evmAddress })
export type SocialOptions = z.infer<typeof social>
export type AppleOptions = z.infer<typeof apple>
export type FarcasterOptions = z.infer<typeof farcaster>

/** The environment, each variable by its name. */
const environment = z.object({
  PORT: z._default(number(0, 65_535), DEFAULT_PORT),
  HOST: z._default(text(255, /^\S+$/), '127.0.0.1'),
  SECURE_ORIGIN: origin(),
  WIDGET_ORIGINS: list(origin(), 20),
  ALLOWED_ORIGINS: list(text(300).check(z.refine(isSite)), 1_000),
  DATABASE_URL: z.optional(text(2_000, /^postgres(ql)?:\/\//)),
  DATA_DIR: z._default(text(1_000), '.data/secure'),
  SMTP_URL: text(2_000, /^smtps?:\/\//),
  MAIL_FROM: text(320, /@/),
  BRAND: z._default(text(60, /^[^<>\r\n]+$/), 'Causeway'),
  ENCRYPTION_KEY: list(key(), 10),
  LOST_KEYS: z._default(list(text(8, /^[0-9a-f]{8}$/), 100), []),
  FRESH_SECONDS: z._default(number(1, 31_536_000), 43_200),
  SESSION_DAYS: z._default(number(1, 365), 30),
  CHANGE_DAYS: z._default(number(1, 30), 7),
  LOGINS_PER_ADDRESS: z._default(number(1, 1_000_000), 10),
  LOGINS_PER_IP: z._default(number(1, 1_000_000), 60),
  LOGINS_IN_ALL: z._default(number(1, 100_000_000), 20_000),
  // Without one the wallet has no chain to begin on, and no login would ever end.
  NETWORKS: json(secureConfig.shape.networks.check(z.minLength(1))),
  SOLANA_NODES: z.optional(json(secureConfig.shape.solanaNodes)),
  DESCRIPTORS: z.optional(json(secureConfig.shape.descriptors)),
  SOCIAL_GOOGLE: z.optional(json(social)),
  SOCIAL_APPLE: z.optional(json(apple)),
  SOCIAL_GITHUB: z.optional(json(social)),
  SOCIAL_FACEBOOK: z.optional(json(social)),
  SOCIAL_X: z.optional(json(social)),
  SOCIAL_DISCORD: z.optional(json(social)),
  FARCASTER: z.optional(json(farcaster)),
  TRUSTED_PROXIES: z._default(list(text(60, /^[0-9a-fA-F:.]+(\/[0-9]{1,3})?$/), 50), []),
  PAGE_DIR: z._default(text(1_000), 'dist/secure'),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  VERSION: z._default(text(40), VERSION),
})

/** Variables that the service does not start without. */
export const needed: ReadonlySet<string> = new Set(
  environment.safeParse({}).error?.issues.map(({ path: [name] }) => String(name)),
)

/** Everything that the operator of the service decides. */
export type ServiceOptions = ReturnType<typeof readOptions>

/** Options from the environment; an empty variable is one that is not there. */
export function readOptions(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new OptionsError(parsed.error.issues.map(({ path }) => path))
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    secureOrigin: env.SECURE_ORIGIN,
    widgetOrigins: env.WIDGET_ORIGINS,
    allowedOrigins: env.ALLOWED_ORIGINS,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    brand: env.BRAND,
    encryptionKeys: env.ENCRYPTION_KEY,
    lostKeys: env.LOST_KEYS,
    freshSeconds: env.FRESH_SECONDS,
    sessionSeconds: env.SESSION_DAYS * 86_400,
    changeSeconds: env.CHANGE_DAYS * 86_400,
    loginsPerAddress: env.LOGINS_PER_ADDRESS,
    loginsPerIp: env.LOGINS_PER_IP,
    loginsInAll: env.LOGINS_IN_ALL,
    networks: env.NETWORKS,
    solanaNodes: env.SOLANA_NODES,
    descriptors: env.DESCRIPTORS,
    socials: {
      google: env.SOCIAL_GOOGLE,
      github: env.SOCIAL_GITHUB,
      facebook: env.SOCIAL_FACEBOOK,
      x: env.SOCIAL_X,
      discord: env.SOCIAL_DISCORD,
    } satisfies Record<Exclude<SocialProvider, 'apple'>, SocialOptions | undefined>,
    apple: env.SOCIAL_APPLE,
    farcaster: env.FARCASTER,
    trustedProxies: env.TRUSTED_PROXIES,
    pageDir: env.PAGE_DIR,
    logLevel: env.LOG_LEVEL,
    version: env.VERSION,
  }
}

const described: Readonly<Record<keyof typeof environment.shape, Setting>> = settings

/** The environment is wrong: one line for each variable, none with its value. */
class OptionsError extends StartError {
  constructor(paths: readonly (readonly PropertyKey[])[]) {
    const lines = paths.map(([name, ...inside]) => {
      const known = Object.entries(described).find(([one]) => one === name)?.[1]
      const want = known === undefined ? '' : `${known.wants}, for example ${known.example}`
      return `  ${String(name)}${inside.length === 0 ? '' : ` (${inside.join('.')})`} wants ${want}`
    })
    super(
      'SETTINGS_WRONG',
      ['The service cannot start. Its environment is wrong:', ...new Set(lines)].join('\n'),
    )
  }
}

function number(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))
}

/** An exact origin that a browser calls secure: https, or a loopback host. */
function origin() {
  return webOrigin.check(z.refine(isSecureOrigin))
}

function isSecureOrigin(value: string): boolean {
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  if (parsed?.origin !== value) return false
  return parsed.protocol === 'https:' || /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(parsed.hostname)
}

/** The embedded wallet is never open to the pages of all sites. */
function isSite(value: string): boolean {
  return value !== '*' && isOriginPattern(value)
}

function list<Item>(item: z.ZodMiniType<Item, string>, max: number) {
  const split = z.transform((value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  return z.pipe(z.pipe(z.string(), split), z.array(item).check(z.minLength(1), z.maxLength(max)))
}

function key() {
  return z.pipe(
    z
      .string()
      .check(z.refine((value: string) => Buffer.from(value, 'base64').length === KEY_BYTES)),
    z.transform((value: string) => new Uint8Array(Buffer.from(value, 'base64'))),
  )
}

function json<Value, Input>(shape: z.ZodMiniType<Value, Input>) {
  const parse = z.transform((value: string, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.issues.push({ code: 'custom', input: value, message: 'is not JSON' })
      return z.NEVER
    }
  })
  return z.pipe(z.pipe(z.string(), parse), shape)
}
