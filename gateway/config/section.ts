import * as z from 'zod/mini'
import { caipChainId } from '#protocol'

/** How a variable of the environment is named; a key looks otherwise. */
export const variableName = /^[A-Z][A-Z0-9_]{2,63}$/

const variable = z.string().check(z.regex(variableName))
const origin = z.string().check(
  z.regex(/^https?:\/\/[^\s/?#@]+$/),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text),
)
const nodeUrl = z.string().check(z.regex(/^https?:\/\/[^\s#@]+$/))
const proxy = z.string().check(z.regex(/^[0-9a-fA-F:.]+(\/[0-9]{1,3})?$/))

const node = z.strictObject({
  /** `{key}` in it stands for the key. Without that, the key goes in a header. */
  url: nodeUrl,
  /** Variable that holds the key. */
  keyFrom: z.optional(variable),
  /** Header of the key alone. @default `Authorization: Bearer …` */
  keyHeader: z.optional(z.string().check(z.regex(/^[a-z][-a-z0-9]{0,40}$/))),
})
export type NodeOptions = z.infer<typeof node>

/** The part of the deployment's file that the gateway reads, and nobody else gets to see. */
export const gatewaySection = z.strictObject({
  /** Of the widget, as browsers see it. */
  origin,
  /** Addresses and networks of proxies before the gateway, whose `X-Forwarded-For` counts. */
  trustedProxies: z._default(z.array(proxy).check(z.maxLength(50)), []),
  /** Nodes of networks that the file names, by CAIP-2 id, in the order to ask them. */
  nodes: z._default(
    z.record(caipChainId, z.array(node).check(z.minLength(1), z.maxLength(10))),
    {},
  ),
  /** Passes the bridge's questions on. @default browsers ask the bridge themselves */
  bridge: z.optional(
    z.strictObject({
      /** Variable that holds the key of the bridge's API. */
      keyFrom: z.optional(variable),
      /** Sent with each question; two bytes. */
      integratorId: z.optional(z.string().check(z.regex(/^0x[0-9a-f]{4}$/))),
    }),
  ),
  /** Passes on questions of the wallet list, balances, prices, names, swaps and purchases. */
  services: z.optional(
    z.strictObject({
      /** Variable that holds the project id. */
      projectIdFrom: variable,
    }),
  ),
  limits: z._default(
    z.strictObject({
      /** Questions of one address in a minute; each call of a batch to a node is one. */
      perMinute: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1_200),
    }),
    { perMinute: 1_200 },
  ),
  /** Variable that holds what `/metrics` wants as a bearer token. @default `/metrics` is not served */
  metricsTokenFrom: z.optional(variable),
})
export type GatewaySection = z.infer<typeof gatewaySection>
