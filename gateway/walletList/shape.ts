import * as z from 'zod/mini'

const word = z.string().check(z.maxLength(64), z.regex(/^[-\w]+$/))
const page = z.string().check(z.maxLength(1_024), z.regex(/^https:\/\/[^\s<>"'`\\]+$/))
const app = z
  .string()
  .check(z.maxLength(1_024), z.regex(/^(https|[a-z][-+.a-z0-9]*):\/\/[^\s<>"'`\\]*$/))

/** One wallet, with its links by the names that the public registry gives them (S7.24). */
const wallet = z.strictObject({
  id: word,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  rdns: z.optional(z.string().check(z.maxLength(128), z.regex(/^[-\w.]+$/))),
  homepage: z.optional(page),
  mobile_link: z.optional(app),
  link_mode: z.optional(page),
  desktop_link: z.optional(app),
  app_store: z.optional(page),
  play_store: z.optional(page),
  chrome_store: z.optional(page),
  /** Absent where the source has none that is small and draws only itself. */
  image: z.optional(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('image/svg+xml'), text: z.string() }),
      z.strictObject({
        type: z.literal(['image/png', 'image/webp', 'image/jpeg']),
        base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      }),
    ]),
  ),
})

/** The file that `scripts/walletList.ts` writes. */
export const walletListFile = z.strictObject({
  source: z.strictObject({
    package: z.string(),
    version: z.string(),
    license: z.literal('MIT'),
    /** The notice and the permission, which go where the list goes. */
    licenseText: z.string(),
  }),
  /** All of them act on networks of `eip155`. */
  wallets: z.array(wallet).check(z.minLength(1), z.maxLength(1_000)),
})
