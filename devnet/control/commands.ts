import * as z from 'zod/mini'
import { farcasterLies } from '../farcaster/settings.ts'
import { mailModes } from '../mail/settings.ts'
import { socialLies } from '../social/settings.ts'
import { swapLies, swapRouters } from '../services/blockchainApi/convert.ts'
import { solanaTokens } from '../solana/names.ts'
import { lies } from '../services/lies.ts'
import { changes } from '../http/fieldLies.ts'
import { logWords } from '../services/nodeLimits.ts'

const service = z.union([
  z.literal('bridgeApi'),
  z.literal('indexer'),
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

/** What the control endpoint understands: one JSON object per POST /control. */
export const command = z.discriminatedUnion('command', [
  /** How the relayer behaves from now on. */
  z.object({
    command: z.literal('setRelayer'),
    delayMs: z.optional(z.int()),
    paused: z.optional(z.boolean()),
    slow: z.optional(z.boolean()),
  }),
  /** What is settled without a command, and how much later. */
  z.object({
    command: z.literal('setDataWorker'),
    slowFills: z.optional(z.boolean()),
    refunds: z.optional(z.boolean()),
    delayMs: z.optional(z.int()),
  }),
  /** How a service misbehaves; without a fault it is well again. */
  z.object({ command: z.literal('setFault'), service, fault: z.optional(fault) }),
  z.object({ command: z.literal('resetFaults') }),
  /** What a service says otherwise, field by field; of a node it is the `result` that does. */
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
  /** What a chain's node refuses to tell or does not know; without limits it tells all. */
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
  /** What the next quotes look like. */
  z.object({
    command: z.literal('setQuotes'),
    feeMultiplier: z.optional(z.number()),
    fillDeadlineSeconds: z.optional(z.int()),
    ageSeconds: z.optional(z.int()),
    exclusivity: z.optional(z.enum(['none', 'period', 'time'])),
    lie: z.optional(z.enum(lies)),
    /** Base units of the input token that a transfer with a message may have. */
    messageLimit: z.optional(z.union([z.literal('none'), z.templateLiteral([z.bigint()])])),
  }),
  z.object({
    command: z.literal('setIndexer'),
    delayMs: z.optional(z.int()),
    fields: z.optional(z.enum(['current', 'old', 'both'])),
  }),
  /** Whether a project wants product events, and whether this site may send them. */
  z.object({
    command: z.literal('setAnalytics'),
    enabled: z.optional(z.boolean()),
    allowed: z.optional(z.boolean()),
  }),
  /** How purchases go from now on. */
  z.object({
    command: z.literal('setOnramp'),
    feePercent: z.optional(z.number()),
    delayMs: z.optional(z.int()),
    prices: z.optional(z.object({ ETH: price, WETH: price, USDC: price, DAI: price })),
  }),
  /** What the swap service builds, and what there is to trade with. */
  z.object({
    command: z.literal('setSwaps'),
    lie: z.optional(z.enum(swapLies)),
    market: z.optional(z.enum(['open', 'noLiquidity', 'noRoute'])),
    router: z.optional(z.enum(swapRouters)),
  }),
  /** Somebody else trades, so that the price moves; base units of what is given. */
  z.object({
    command: z.literal('trade'),
    chainId: z.int(),
    from: marketToken,
    to: marketToken,
    amount: decimal,
  }),
  /** How mails are taken from now on. */
  z.object({
    command: z.literal('setMail'),
    mode: z.optional(z.enum(mailModes)),
    ms: z.optional(z.int()),
  }),
  /** How the providers of social logins answer from now on. */
  z.object({
    command: z.literal('setSocial'),
    lie: z.optional(z.enum(socialLies)),
    cutsOpener: z.optional(z.boolean()),
  }),
  /** What people's apps sign from now on. */
  z.object({ command: z.literal('setFarcaster'), lie: z.optional(z.enum(farcasterLies)) }),
  /** Somebody new, or somebody known with other facts, at every provider. */
  z.object({
    command: z.literal('addPerson'),
    id: z.string().check(z.regex(/^\d+$/)),
    name: z.string(),
    username: z.string(),
    email: z.optional(z.string()),
    isEmailVerified: z.optional(z.boolean()),
  }),
  /** Every mail that fits, oldest first. */
  z.object({
    command: z.literal('getMails'),
    to: z.optional(z.string()),
    after: z.optional(z.int()),
    subject: z.optional(z.string()),
  }),
  /** What tokens cost, by symbol, and how many invented entries an account's history has. */
  z.object({
    command: z.literal('setMarket'),
    prices: z.optional(z.record(z.string(), z.number())),
    past: z.optional(z.record(hex, z.int())),
  }),
  /** A site may use an account without asking, until a time in seconds. */
  z.object({
    command: z.literal('giveSession'),
    address,
    pci: z.string(),
    expiry: z.int(),
    project: z.object({ name: z.string(), url: z.string() }),
  }),
  /** How WalletConnect's relay behaves from now on. */
  z.object({
    command: z.literal('setWalletRelay'),
    latencyMs: z.optional(z.int()),
    refuse: z.optional(z.boolean()),
    mute: z.optional(z.boolean()),
    dropTags: z.optional(z.array(z.int())),
    projectIds: z.optional(z.array(z.string())),
  }),
  /** Closes its sockets, or leaves them half open as after a sleep. */
  z.object({ command: z.literal('cutWalletRelay'), how: z.enum(['close', 'dead']) }),
  /** Native currency and every token, on one chain or on all. */
  z.object({ command: z.literal('fund'), address, chainId: z.optional(z.int()) }),
  z.object({
    command: z.literal('mine'),
    chainId: z.optional(z.int()),
    blocks: z._default(z.int(), 1),
  }),
  /** Moves a chain's clock, and the other chain's only when it is asked too. */
  z.object({ command: z.literal('increaseTime'), chainId: z.int(), seconds: z.int() }),
  /** Pays back every expired deposit; answers the transactions. */
  z.object({ command: z.literal('refundExpired') }),
  /** The relayer asks the destination's pool to pay; answers the transaction. */
  z.object({ command: z.literal('requestSlowFill'), originChainId: z.int(), depositId: decimal }),
  /** Pays every requested slow fill; answers the transactions. */
  z.object({ command: z.literal('executeSlowFills') }),
  /** Replaces a chain's last blocks by empty ones: what was in them has never happened. */
  z.object({
    command: z.literal('reorg'),
    chainId: z.int(),
    depth: z.int().check(z.positive()),
  }),
  /** A chain's clock jumps ahead to a time, in seconds. */
  z.object({ command: z.literal('setClock'), chainId: z.int(), timestamp: z.int() }),
  z.object({ command: z.literal('pauseDeposits'), chainId: z.int(), paused: z.boolean() }),
  z.object({ command: z.literal('pauseFills'), chainId: z.int(), paused: z.boolean() }),
  /** Native currency in wei, on one chain or on all. */
  z.object({
    command: z.literal('setBalance'),
    address,
    wei: decimal,
    chainId: z.optional(z.int()),
  }),
  /** Puts an event into the pool's history as an older generation of it did. */
  z.object({
    command: z.literal('emitPoolLog'),
    chainId: z.int(),
    topics: z.array(hex).check(z.length(4)),
    data: hex,
  }),
  /** How Solana behaves: transactions that are lost on the way, and what others pay to be sooner. */
  z.object({
    command: z.literal('setSolana'),
    drop: z.optional(z.int()),
    /** Micro-lamports for a unit of computing. */
    priorityFee: z.optional(z.int()),
  }),
  /** Every blockhash of Solana that was given out is too old. */
  z.object({ command: z.literal('expireBlockhash') }),
  /** Lamports, and so much of each token, in base units, for somebody on Solana. */
  z.object({
    command: z.literal('fundSolana'),
    owner: z.string(),
    lamports: z._default(decimal, '0'),
    tokens: z._default(decimal, '0'),
  }),
  /** Who makes a token freezes somebody's account of it, or lets it go. */
  z.object({
    command: z.literal('freezeSolana'),
    owner: z.string(),
    token: z.enum(solanaTokens),
    frozen: z.boolean(),
  }),
  /** What an account has on a chain that is asked over REST, in base units. */
  z.object({ command: z.literal('setRestBalance'), account: z.string(), amount: decimal }),
  /** The embedded wallet's service ends as by a crash. */
  z.object({ command: z.literal('killSecure') }),
  /** It ends and starts again, with an empty database when it is wiped. */
  z.object({ command: z.literal('restartSecure'), wipe: z.optional(z.boolean()) }),
  /** Everything back to how it started, except what is on the chains. */
  z.object({ command: z.literal('reset') }),
  z.object({ command: z.literal('getState') }),
  /** How often an unkind world was unkind, by kind. */
  z.object({ command: z.literal('getUnkindness') }),
])

/** A command as it is sent: defaults may be left out. */
export type Command = z.input<typeof command>
export type Service = z.output<typeof service>
