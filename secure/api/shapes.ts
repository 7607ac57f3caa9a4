import * as z from 'zod/mini'
import {
  bytes,
  email,
  evmAddress,
  hex,
  socialProvider,
  solanaAddress,
  text,
  webOrigin,
} from '#secure/wire'
import { descriptor } from './descriptor.ts'

export const id = text(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
/** Identifies a login to the browser that began it: 256 bits, never logged, stored as a hash. */
export const secret = text(43, /^[-_A-Za-z0-9]{43}$/)
/** Seconds since 1970. */
export const seconds = z.int().check(z.minimum(0))

/** One share of a key: 16 bytes of secret and its place, by shamir-secret-sharing. */
export const share = bytes(17)
/** P-256 public key of a device, uncompressed (65 bytes). */
export const devicePublicKey = bytes(65)

export const addresses = z.strictObject({ eip155: evmAddress, solana: solanaAddress })
export type Addresses = z.infer<typeof addresses>

/**
 * One split of the secret into device, auth and recovery share. Each device has a set of its own,
 * and so has the recovery: deleting the auth share of a set makes its other shares useless, and
 * shares of different sets say nothing together.
 */
export const shareSetId = text(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const device = z.object({
  id,
  /** `Chrome on Windows`, made by the service from the browser's own words. */
  name: text(80),
  createdAt: seconds,
  lastSeenAt: seconds,
  isCurrent: z.boolean(),
  /** Whether it holds a share. */
  canSign: z.boolean(),
})
export type Device = z.infer<typeof device>

export const recovery = z.object({
  method: z.enum(['passkey', 'passphrase']),
  shareSetId,
  createdAt: seconds,
  /** Only with a passkey: the share encrypted under its PRF, and what finds the passkey. */
  passkey: z.optional(
    z.strictObject({ credentialId: bytes(1_024), salt: bytes(32), sealedShare: bytes(512) }),
  ),
})
export type Recovery = z.infer<typeof recovery>

/** A signature of the account's EVM key, made for one act within ten minutes. */
export const proof = z.strictObject({
  /** By the service's clock (`getTime`). */
  signedAt: seconds,
  /** personal_sign of `proofText`. */
  signature: text(132, /^0x[0-9a-f]{130}$/),
})
export type Proof = z.infer<typeof proof>

/** A change that was requested without the key. It waits, and a session or the mailed link can stop it. */
export const change = z.object({
  id,
  kind: z.enum(['delete', 'device']),
  /** The browser that is removed. */
  device: z.nullable(z.object({ id, name: text(80) })),
  requestedAt: seconds,
  dueAt: seconds,
  /** The name of the browser that asked. */
  deviceName: text(80),
  /** This browser asked. */
  isOwn: z.boolean(),
})
export type Change = z.infer<typeof change>

export const account = z.object({
  id,
  email: z.nullable(email),
  userName: z.nullable(text(100)),
  socialProvider: z.nullable(z.union([socialProvider, z.literal('farcaster')])),
  /** Null until keys were made. */
  addresses: z.nullable(addresses),
  recovery: z.nullable(recovery),
  /** The set that this browser's share belongs to, as the service knows it; null before it has one. */
  shareSetId: z.nullable(id),
  /** Pending changes, which can be stopped. */
  changes: z.array(change).check(z.maxLength(100)),
  /** When the session's login was verified; shares and settings require a fresh one. */
  verifiedAt: seconds,
})
export type SecureAccount = z.infer<typeof account>

/** A new device that asks to be let in. Both screens show `code`, made from its public key. */
export const enrollment = z.object({
  id,
  deviceName: text(80),
  publicKey: devicePublicKey,
  createdAt: seconds,
})
export type Enrollment = z.infer<typeof enrollment>

/**
 * How a network has smart accounts (ERC-4337, entry point 0.8). By EIP-7702 the account keeps its
 * address; elsewhere it is one that the factory makes with the first operation.
 */
const smartAccounts = z.discriminatedUnion('isEip7702', [
  z.object({ bundlerUrl: text(2_000, /^https?:\/\//), isEip7702: z.literal(true) }),
  z.object({
    bundlerUrl: text(2_000, /^https?:\/\//),
    isEip7702: z.literal(false),
    /** `SimpleAccountFactory` of that entry point. */
    factory: evmAddress,
  }),
])
export type SmartAccounts = z.infer<typeof smartAccounts>

/** What was sent for one id of EIP-5792. */
export const callBundle = z.object({
  chainId: z.int().check(z.minimum(1)),
  /** One user operation, or one transaction for each call. */
  kind: z.enum(['operation', 'transactions']),
  hashes: z.array(hex(66, /^0x[0-9a-f]{64}$/)).check(z.minLength(1), z.maxLength(10)),
})
export type CallBundle = z.infer<typeof callBundle>

/** What the page needs to know of its deployment. */
export const secureConfig = z.object({
  version: text(40),
  /** Origins of the widget that may talk to the frame. */
  widgetOrigins: z.array(webOrigin).check(z.maxLength(20)),
  /** Origins of pages that may embed the widget with the embedded wallet on; never a bare `*`. */
  allowedOrigins: z.array(text(300, /^https?:\/\//)).check(z.maxLength(1_000)),
  socials: z.array(socialProvider).check(z.maxLength(6)),
  farcaster: z.boolean(),
  /** Seconds that a verified login stays fresh. */
  freshSeconds: seconds,
  networks: z
    .array(
      z.object({
        chainId: z.int().check(z.minimum(1)),
        name: text(100),
        rpcUrl: text(2_000, /^https?:\/\//),
        /** Fallbacks for when that node does not answer, or cannot simulate what is signed. */
        fallbackRpcUrls: z.optional(
          z.array(text(2_000, /^https?:\/\//)).check(z.minLength(1), z.maxLength(10)),
        ),
        currency: z.object({ symbol: text(20), decimals: z.int() }),
        explorerUrl: z.optional(text(2_000, /^https?:\/\//)),
        isTest: z.boolean(),
        /** Where smart accounts work here. */
        smartAccounts: z.optional(smartAccounts),
        /** Across's pool and message handler, on a network where the build knows none. */
        spokePool: z.optional(evmAddress),
        multicallHandler: z.optional(evmAddress),
      }),
    )
    .check(z.maxLength(100)),
  /** Nodes of Solana by CAIP-2 id, tried in order; without them, nothing there is simulated. */
  solanaNodes: z.optional(
    z
      .record(
        text(39, /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/),
        z.array(text(2_000, /^https?:\/\//)).check(z.minLength(1), z.maxLength(10)),
      )
      .check(z.refine((nodes: object) => Object.keys(nodes).length <= 10)),
  ),
  /** What calls of the deployment's own contracts mean. */
  descriptors: z.optional(z.array(descriptor).check(z.maxLength(50))),
})
export type SecureConfig = z.infer<typeof secureConfig>
