import * as z from 'zod/mini'
import { farcasterLies } from '../farcaster/settings.ts'
import { mailModes } from '../mail/settings.ts'
import { socialLies } from '../social/settings.ts'
import { swapLies, swapRouters } from '../services/blockchainApi/convert.ts'
import { solanaTokens } from '../solana/names.ts'
import { lies } from '../services/lies.ts'
import { changes } from '../http/fieldLies.ts'
import { logWords } from '../services/nodeLimits.ts'
import { profiles } from '../unkind/profile.ts'

const service = z.union([
  z.literal('bridgeApi'),
  z.literal('indexer'),
  z.literal('accountIndexer'),
  z.literal('priceSource'),
  z.literal('simulation'),
  z.literal('analytics'),
  z.literal('directory'),
  z.literal('blockchainApi'),
  z.literal('google'),
  z.literal('apple'),
  z.literal('github'),
  z.literal('facebook'),
  z.literal('x'),
  z.literal('discord'),
  z.literal('farcaster'),
  z.literal('bundler'),
  z.literal('secure'),
  z.literal('rpc:solana'),
  z.literal('restChains'),
  z.templateLiteral(['rpc:', z.int()]),
])
const fault = z.object({
  mode: z.enum(['500', '429', 'html', 'empty', 'truncated', 'hang', 'slow', 'refuse']),
  ms: z.optional(z.int()),
  retryAfterSeconds: z.optional(z.int()),
  match: z.optional(z.string()),
  times: z.optional(z.int()),
})
const hex = z.templateLiteral(['0x', z.string()])
const address = hex
const price = z.string().check(z.regex(/^\d+(\.\d{1,8})?$/))
const decimal = z.string().check(z.regex(/^\d+$/))
const marketToken = z.enum(['weth', 'usdc', 'dai'])

/** The commands of the control endpoint: one JSON object per POST /control. */
export const command = z.discriminatedUnion('command', [
  /** Sets how the relayer behaves from now on. */
  z.object({
    command: z.literal('setRelayer'),
    delayMs: z.optional(z.int()),
    paused: z.optional(z.boolean()),
    slow: z.optional(z.boolean()),
  }),
  /** Sets what the data worker settles without a command, and after what delay. */
  z.object({
    command: z.literal('setDataWorker'),
    slowFills: z.optional(z.boolean()),
    refunds: z.optional(z.boolean()),
    delayMs: z.optional(z.int()),
  }),
  /** Makes a service fail; without a fault it works again. */
  z.object({ command: z.literal('setFault'), service, fault: z.optional(fault) }),
  z.object({ command: z.literal('resetFaults') }),
  /** Falsifies a service's answers field by field; for a node, the fields of `result`. */
  z.object({
    command: z.literal('setLies'),
    service: z.union([
      z.literal('bridgeApi'),
      z.literal('indexer'),
      z.templateLiteral(['rpc:', z.int()]),
    ]),
    lies: z.array(
      z.object({
        path: z.string(),
        value: z.optional(z.unknown()),
        change: z.optional(z.enum(changes)),
      }),
    ),
    match: z.optional(z.string()),
  }),
  /** Limits what a chain's node answers; without limits it answers everything. */
  z.object({
    command: z.literal('setNodeLimits'),
    chainId: z.int(),
    limits: z.optional(
      z.object({
        logBlocks: z.optional(z.int()),
        logWords: z.optional(z.enum(logWords)),
        stateBlocks: z.optional(z.int()),
        busyEvery: z.optional(z.int().check(z.gte(2))),
        lagBlocks: z.optional(z.int()),
        losesReceipts: z.optional(z.boolean()),
        otherChainId: z.optional(z.int()),
      }),
    ),
  }),
  /** Sets what the next quotes look like. */
  z.object({
    command: z.literal('setQuotes'),
    feeMultiplier: z.optional(z.number()),
    fillDeadlineSeconds: z.optional(z.int()),
    ageSeconds: z.optional(z.int()),
    exclusivity: z.optional(z.enum(['none', 'period', 'time'])),
    lie: z.optional(z.enum(lies)),
    /** The highest amount of a transfer with a message, in base units of the input token. */
    messageLimit: z.optional(z.union([z.literal('none'), z.templateLiteral([z.bigint()])])),
  }),
  z.object({
    command: z.literal('setIndexer'),
    delayMs: z.optional(z.int()),
    fields: z.optional(z.enum(['current', 'old', 'both'])),
  }),
  /** Sets whether a project collects product events, and whether this site may send them. */
  z.object({
    command: z.literal('setAnalytics'),
    enabled: z.optional(z.boolean()),
    allowed: z.optional(z.boolean()),
  }),
  /** Sets how purchases proceed from now on. */
  z.object({
    command: z.literal('setOnramp'),
    feePercent: z.optional(z.number()),
    delayMs: z.optional(z.int()),
    prices: z.optional(z.object({ ETH: price, WETH: price, USDC: price, DAI: price })),
  }),
  /** Sets what the swap service builds, and which markets exist. */
  z.object({
    command: z.literal('setSwaps'),
    lie: z.optional(z.enum(swapLies)),
    market: z.optional(z.enum(['open', 'noLiquidity', 'noRoute'])),
    router: z.optional(z.enum(swapRouters)),
  }),
  /** Trades as a third party, so that the price moves; `amount` is in base units of the token sold. */
  z.object({
    command: z.literal('trade'),
    chainId: z.int(),
    from: marketToken,
    to: marketToken,
    amount: decimal,
  }),
  /** Sets how the mail server accepts mails from now on. */
  z.object({
    command: z.literal('setMail'),
    mode: z.optional(z.enum(mailModes)),
    ms: z.optional(z.int()),
  }),
  /** Sets how the social login providers answer from now on. */
  z.object({
    command: z.literal('setSocial'),
    lie: z.optional(z.enum(socialLies)),
    cutsOpener: z.optional(z.boolean()),
  }),
  /** Sets what the Farcaster app signs from now on. */
  z.object({ command: z.literal('setFarcaster'), lie: z.optional(z.enum(farcasterLies)) }),
  /** Adds a person at every provider, or updates the one with this id. */
  z.object({
    command: z.literal('addPerson'),
    id: z.string().check(z.regex(/^\d+$/)),
    name: z.string(),
    username: z.string(),
    email: z.optional(z.string()),
    isEmailVerified: z.optional(z.boolean()),
  }),
  /** Returns every matching mail, oldest first. */
  z.object({
    command: z.literal('getMails'),
    to: z.optional(z.string()),
    after: z.optional(z.int()),
    subject: z.optional(z.string()),
  }),
  /** Sets token prices by symbol, and how many invented entries an account's history has. */
  z.object({
    command: z.literal('setMarket'),
    prices: z.optional(z.record(z.string(), z.number())),
    past: z.optional(z.record(hex, z.int())),
  }),
  /** Lets a site use an account without asking, until a time in seconds. */
  z.object({
    command: z.literal('giveSession'),
    address,
    pci: z.string(),
    expiry: z.int(),
    project: z.object({ name: z.string(), url: z.string() }),
  }),
  /** Sets how WalletConnect's relay behaves from now on. */
  z.object({
    command: z.literal('setWalletRelay'),
    latencyMs: z.optional(z.int()),
    refuse: z.optional(z.boolean()),
    mute: z.optional(z.boolean()),
    dropTags: z.optional(z.array(z.int())),
    projectIds: z.optional(z.array(z.string())),
  }),
  /** Closes the relay's sockets, or leaves them half open as after a computer slept. */
  z.object({ command: z.literal('cutWalletRelay'), how: z.enum(['close', 'dead']) }),
  /** Gives an account native currency and every token, on one chain or on all. */
  z.object({ command: z.literal('fund'), address, chainId: z.optional(z.int()) }),
  z.object({
    command: z.literal('mine'),
    chainId: z.optional(z.int()),
    blocks: z._default(z.int(), 1),
  }),
  /** Moves the clock of one chain only. */
  z.object({ command: z.literal('increaseTime'), chainId: z.int(), seconds: z.int() }),
  /** Refunds every expired deposit; returns the transactions. */
  z.object({ command: z.literal('refundExpired') }),
  /** Makes the relayer request a slow fill from the destination's pool; returns the transaction. */
  z.object({ command: z.literal('requestSlowFill'), originChainId: z.int(), depositId: decimal }),
  /** Executes every requested slow fill; returns the transactions. */
  z.object({ command: z.literal('executeSlowFills') }),
  /** Replaces a chain's last blocks with empty ones, which undoes their transactions. */
  z.object({
    command: z.literal('reorg'),
    chainId: z.int(),
    depth: z.int().check(z.positive()),
  }),
  /** Moves a chain's clock ahead to a time, in seconds. */
  z.object({ command: z.literal('setClock'), chainId: z.int(), timestamp: z.int() }),
  z.object({ command: z.literal('pauseDeposits'), chainId: z.int(), paused: z.boolean() }),
  z.object({ command: z.literal('pauseFills'), chainId: z.int(), paused: z.boolean() }),
  /** Sets an account's native currency in wei, on one chain or on all. */
  z.object({
    command: z.literal('setBalance'),
    address,
    wei: decimal,
    chainId: z.optional(z.int()),
  }),
  /** Emits a pool event in the format of an older pool version. */
  z.object({
    command: z.literal('emitPoolLog'),
    chainId: z.int(),
    topics: z.array(hex).check(z.length(4)),
    data: hex,
  }),
  /** Sets how Solana behaves: transactions that get lost, and the priority fee that others pay. */
  z.object({
    command: z.literal('setSolana'),
    drop: z.optional(z.int()),
    /** Micro-lamports per compute unit. */
    priorityFee: z.optional(z.int()),
  }),
  /** Expires every Solana blockhash issued so far. */
  z.object({ command: z.literal('expireBlockhash') }),
  /** Gives an account on Solana lamports and an amount of each token, in base units. */
  z.object({
    command: z.literal('fundSolana'),
    owner: z.string(),
    lamports: z._default(decimal, '0'),
    tokens: z._default(decimal, '0'),
  }),
  /** Freezes an owner's token account as the mint's authority, or thaws it. */
  z.object({
    command: z.literal('freezeSolana'),
    owner: z.string(),
    token: z.enum(solanaTokens),
    frozen: z.boolean(),
  }),
  /** Sets an account's balance on the chain that is queried over REST, in base units. */
  z.object({ command: z.literal('setRestBalance'), account: z.string(), amount: decimal }),
  /** Kills the embedded wallet's service, as a crash would. */
  z.object({ command: z.literal('killSecure') }),
  /** Restarts the embedded wallet's service; `wipe` empties its database. */
  z.object({ command: z.literal('restartSecure'), wipe: z.optional(z.boolean()) }),
  /** Resets everything to its initial state, except what is on the chains. */
  z.object({
    command: z.literal('reset'),
    /** What the world becomes; it stays as it is where they are absent. */
    profile: z.optional(z.enum(profiles)),
    seed: z.optional(z.int().check(z.nonnegative())),
  }),
  z.object({ command: z.literal('getState') }),
  /** Counts the deviations of an unkind world, by kind. */
  z.object({ command: z.literal('getUnkindness') }),
])

/** A command as the client sends it: fields with defaults may be omitted. */
export type Command = z.input<typeof command>
export type Service = z.output<typeof service>
