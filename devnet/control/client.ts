import type { Address, Hex } from 'viem'
import type { PoolLog } from '../chains/emitPoolLog.ts'
import type { DataWorkerSettings } from '../dataWorker.ts'
import type { FarcasterSettings } from '../farcaster/settings.ts'
import type { Fault } from '../http/faults.ts'
import type { FieldLie, ToldLies } from '../http/fieldLies.ts'
import type { Mail, MailQuery } from '../mail/mailbox.ts'
import type { MailSettings } from '../mail/settings.ts'
import type { RelaySettings } from '../relay/relay.ts'
import type { RelayerSettings } from '../relayer.ts'
import type { Person } from '../social/people.ts'
import type { SocialSettings } from '../social/settings.ts'
import type { SolanaToken } from '../solana/names.ts'
import type { AnalyticsSettings } from '../services/analytics.ts'
import type { OnrampSettings } from '../services/blockchainApi/purchases.ts'
import type { SwapSettings } from '../services/blockchainApi/convert.ts'
import type { MarketSettings } from '../services/blockchainApi/market.ts'
import type { Session } from '../services/blockchainApi/sessions.ts'
import type { IndexerSettings } from '../services/indexer.ts'
import type { NodeLimits } from '../services/nodeLimits.ts'
import type { QuoteSettings } from '../services/suggestedFees.ts'
import type { UnkindKind } from '../unkind/kinds.ts'
import type { Profile } from '../unkind/profile.ts'
import type { Command, Service } from './commands.ts'
import type { DevnetState } from './state.ts'

export type SetLies = {
  service: Extract<Command, { command: 'setLies' }>['service']
  lies: readonly FieldLie[]
  match?: string | undefined
}

type MarketToken = 'weth' | 'usdc' | 'dai'

export type ControlClient = ReturnType<typeof controlClient>

/** Controls a running devnet from another process, such as a test worker. */
export function controlClient(url: string) {
  async function send<result>(command: Command): Promise<result> {
    const response = await fetch(`${url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    })
    const body = await response.json()
    if (!response.ok) throw new ControlError(command.command, String(body.error))
    return body
  }
  return {
    url,
    setRelayer: (settings: Partial<RelayerSettings>) =>
      send<RelayerSettings>({ command: 'setRelayer', ...settings }),
    setDataWorker: (settings: Partial<DataWorkerSettings>) =>
      send<DataWorkerSettings>({ command: 'setDataWorker', ...settings }),
    /** Makes a service fail until it is called without a fault. */
    setFault: (service: Service, fault?: Fault) =>
      send<Record<string, Fault>>({ command: 'setFault', service, fault }),
    resetFaults: () => send<Record<string, Fault>>({ command: 'resetFaults' }),
    /**
     * Falsifies a service's answers, by path or RPC method (`match`); an empty list makes it honest again.
     */
    setLies: ({ service, lies, match }: SetLies) =>
      send<Record<string, ToldLies>>({ command: 'setLies', service, lies: [...lies], match }),
    /** Limits what a chain's node answers, such as logs of many blocks. */
    setNodeLimits: (chainId: number, limits?: NodeLimits) =>
      send<{ ok: true }>({ command: 'setNodeLimits', chainId, limits }),
    setQuotes: (settings: Partial<QuoteSettings>) =>
      send<QuoteSettings>({ command: 'setQuotes', ...settings }),
    setIndexer: (settings: Partial<IndexerSettings>) =>
      send<IndexerSettings>({ command: 'setIndexer', ...settings }),
    setAnalytics: (settings: Partial<AnalyticsSettings>) =>
      send<AnalyticsSettings>({ command: 'setAnalytics', ...settings }),
    /** Sets how purchases proceed from now on. */
    setOnramp: (settings: Partial<OnrampSettings>) =>
      send<OnrampSettings>({ command: 'setOnramp', ...settings }),
    /** Sets what the swap service builds, and which markets exist. */
    setSwaps: (settings: Partial<SwapSettings>) =>
      send<SwapSettings>({ command: 'setSwaps', ...settings }),
    /** Sets how the mail server accepts mails from now on. */
    setMail: (settings: Partial<MailSettings>) =>
      send<MailSettings>({ command: 'setMail', ...settings }),
    /** Sets how the social login providers answer from now on. */
    setSocial: (settings: Partial<SocialSettings>) =>
      send<SocialSettings>({ command: 'setSocial', ...settings }),
    /** Sets what the Farcaster app signs from now on. */
    setFarcaster: (settings: Partial<FarcasterSettings>) =>
      send<FarcasterSettings>({ command: 'setFarcaster', ...settings }),
    /** Adds a person at every provider, or updates the one with this id. */
    addPerson: (person: Person) => send<Person>({ command: 'addPerson', ...person }),
    getMails: (query: MailQuery = {}) => send<Mail[]>({ command: 'getMails', ...query }),
    /** Trades as a third party, so that the price moves. */
    trade: (
      chainId: number,
      { amount, ...pair }: { from: MarketToken; to: MarketToken; amount: bigint },
    ) => send<{ ok: true }>({ command: 'trade', chainId, ...pair, amount: String(amount) }),
    /**
     * Sets token prices, and how many invented entries extend an account's history beyond the chains' own.
     */
    setMarket: ({ prices, past }: Partial<MarketSettings>) =>
      send<MarketSettings>({
        command: 'setMarket',
        ...(prices === undefined ? {} : { prices }),
        ...(past === undefined ? {} : { past: lowerKeys(past) }),
      }),
    /** Lets a site use an account without asking. */
    giveSession: (session: Omit<Session, 'permissions'>) =>
      send<{ ok: true }>({ command: 'giveSession', ...session }),
    /** Sets how WalletConnect's relay behaves from now on. */
    setWalletRelay: (settings: Partial<RelaySettings>) =>
      send<RelaySettings>({ command: 'setWalletRelay', ...settings }),
    /** Closes the relay's sockets, or leaves them half open. */
    cutWalletRelay: (how: 'close' | 'dead') =>
      send<{ ok: true }>({ command: 'cutWalletRelay', how }),
    fund: (address: Address, chainId?: number) =>
      send<{ ok: true }>({ command: 'fund', address, chainId }),
    mine: (options: { chainId?: number; blocks?: number } = {}) =>
      send<{ ok: true }>({ command: 'mine', ...options }),
    increaseTime: (chainId: number, seconds: number) =>
      send<{ ok: true }>({ command: 'increaseTime', chainId, seconds }),
    refundExpired: () => send<{ hashes: Hex[] }>({ command: 'refundExpired' }),
    requestSlowFill: (originChainId: number, depositId: bigint) =>
      send<{ hash: Hex }>({
        command: 'requestSlowFill',
        originChainId,
        depositId: String(depositId),
      }),
    executeSlowFills: () => send<{ hashes: Hex[] }>({ command: 'executeSlowFills' }),
    reorg: (chainId: number, depth: number) =>
      send<{ ok: true }>({ command: 'reorg', chainId, depth }),
    setClock: (chainId: number, timestamp: number) =>
      send<{ ok: true }>({ command: 'setClock', chainId, timestamp }),
    pauseDeposits: (chainId: number, paused: boolean) =>
      send<{ ok: true }>({ command: 'pauseDeposits', chainId, paused }),
    pauseFills: (chainId: number, paused: boolean) =>
      send<{ ok: true }>({ command: 'pauseFills', chainId, paused }),
    setBalance: (address: Address, wei: bigint, chainId?: number) =>
      send<{ ok: true }>({ command: 'setBalance', address, wei: String(wei), chainId }),
    emitPoolLog: (chainId: number, log: PoolLog) =>
      send<{ hash: Hex }>({ command: 'emitPoolLog', chainId, ...log }),
    setSolana: (settings: { drop?: number; priorityFee?: number }) =>
      send<{ drop: number; priorityFee: number }>({ command: 'setSolana', ...settings }),
    expireBlockhash: () => send<{ ok: true }>({ command: 'expireBlockhash' }),
    fundSolana: (owner: string, given: { lamports?: bigint; tokens?: bigint }) =>
      send<{ ok: true }>({
        command: 'fundSolana',
        owner,
        lamports: String(given.lamports ?? 0n),
        tokens: String(given.tokens ?? 0n),
      }),
    freezeSolana: (owner: string, token: SolanaToken, frozen: boolean) =>
      send<{ ok: true }>({ command: 'freezeSolana', owner, token, frozen }),
    setRestBalance: (account: string, amount: bigint) =>
      send<{ ok: true }>({ command: 'setRestBalance', account, amount: String(amount) }),
    /** Kills the embedded wallet's service, as a crash would. */
    killSecure: () => send<{ ok: true }>({ command: 'killSecure' }),
    /** Restarts the embedded wallet's service; `wipe` empties its database. */
    restartSecure: (options: { wipe?: boolean } = {}) =>
      send<{ ok: true }>({ command: 'restartSecure', ...options }),
    /** Restores all settings; with a profile or a seed, the world answers by these from here on. */
    reset: (drawn: { profile?: Profile; seed?: number } = {}) =>
      send<DevnetState>({ ...drawn, command: 'reset' }),
    getState: () => send<DevnetState>({ command: 'getState' }),
    /** Counts the deviations of an unkind world, by kind. */
    getUnkindness: () => send<Record<UnkindKind, number>>({ command: 'getUnkindness' }),
  }
}

function lowerKeys(past: MarketSettings['past']): Record<Hex, number> {
  return Object.fromEntries(
    Object.entries(past).map(([address, count]) => [address.toLowerCase() as Hex, count]),
  )
}

/** The devnet rejected a command. */
class ControlError extends Error {
  override name = 'ControlError'
  code = 'DEVNET_CONTROL'
  constructor(command: string, reason: string) {
    super(`The devnet refused '${command}': ${reason}`)
  }
}
