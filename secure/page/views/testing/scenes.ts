import type { SecureConfig } from '#secure/api'
import { createApi } from '../../api.ts'
import type {
  Approval,
  MessageApproval,
  TransactionApproval,
  TypedDataApproval,
} from '../../approvals/approval.ts'
import { createLook } from '../../look.ts'
import type { Page } from '../../page.ts'
import { createScreen } from '../../screen.ts'
import { createSession } from '../../session.ts'
import { ownOutside } from '../../windows/ownOutside.ts'

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const other = '0x5c11B1c3D4E5F6a7b8C9D0e1F2a3B4c5D6E78aE2'
const usdc = {
  contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  symbol: 'USDC',
  decimals: 6,
}

const message: MessageApproval = {
  kind: 'message',
  account,
  text: 'Tern Ferries\n\nI accept the conditions of carriage.\nNonce: 7d1f',
  hex: '0x00',
  signIn: null,
}
const typed: TypedDataApproval = {
  kind: 'typedData',
  account,
  network: 'Base',
  domainName: 'USD Coin',
  contract: usdc.contract,
  primaryType: 'Permit',
  tree: [
    { name: 'owner', value: account },
    { name: 'details', value: [{ name: 'spender', value: other }] },
  ],
  spending: [{ token: { ...usdc, amount: null }, spender: other, until: 1_900_000_000 }],
}
const transaction: TransactionApproval = {
  kind: 'transaction',
  account,
  network: 'Base',
  currency: { symbol: 'ETH', decimals: 18 },
  actions: [{ kind: 'transfer', to: other, token: { ...usdc, amount: 48_250_000n } }],
  fee: 4_100_000_000_000n,
  total: 4_100_000_000_000n,
  balance: 21_000_000_000_000_000n,
  problem: null,
  operation: null,
  details: ['0xa9059cbb00'],
}

/** What the faces are drawn with, in tests and pictures. */
export const approvals = {
  message,
  bytes: { ...message, text: null, hex: `0x${'c0ffee'.repeat(12)}` },
  signIn: { ...message, signIn: { domain: 'site.example', match: 'same' } },
  fraud: { ...message, signIn: { domain: 'bank.example', match: 'other' } },
  typed,
  transfer: transaction,
  unlimited: {
    ...transaction,
    actions: [{ kind: 'approve', spender: other, token: { ...usdc, amount: null } }],
  },
  bridge: {
    ...transaction,
    actions: [
      {
        kind: 'bridge',
        contract: other,
        token: { ...usdc, amount: 25_000_000n },
        recipient: account,
        chainId: 10n,
      },
    ],
  },
  call: {
    ...transaction,
    actions: [
      {
        kind: 'call',
        contract: other,
        selector: '0x12345678',
        amount: 10n ** 16n,
        data: '0x12345678',
      },
    ],
  },
  poor: {
    ...transaction,
    actions: [{ kind: 'send', to: other, amount: 10n ** 18n }],
    fee: null,
    total: 10n ** 18n,
    problem: 'funds',
  },
  calls: {
    ...transaction,
    actions: [
      { kind: 'approve', spender: other, token: { ...usdc, amount: 25_000_000n } },
      { kind: 'send', to: other, amount: 10n ** 16n },
    ],
  },
  operation: {
    ...transaction,
    actions: [
      { kind: 'approve', spender: other, token: { ...usdc, amount: 25_000_000n } },
      {
        kind: 'bridge',
        contract: other,
        token: { ...usdc, amount: 25_000_000n },
        recipient: account,
        chainId: 10n,
      },
    ],
    operation: { upgradesTo: '0xe6Cae83BdE06E4c305530e199D7217f42808555B' },
  },
  solana: {
    kind: 'solanaTransaction',
    account: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    transfers: [
      {
        ...{ to: 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', amount: 1_500_000_000n },
        ...{ token: null, symbol: 'SOL' },
      },
      {
        ...{ to: 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', amount: 20_000_000n },
        token: { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
        symbol: 'USDC',
      },
      {
        ...{ to: 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', amount: 7_000n },
        token: { mint: '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', decimals: 2 },
        symbol: null,
      },
    ],
    programs: [
      'ComputeBudget111111111111111111111111111111',
      '11111111111111111111111111111111',
      'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
    ],
    count: 1,
    details: ['0x01'],
  },
} as const satisfies Record<string, Approval>

const config: SecureConfig = {
  version: '1',
  widgetOrigins: ['https://widget.example'],
  allowedOrigins: ['https://site.example'],
  socials: [],
  farcaster: false,
  freshSeconds: 43_200,
  networks: [],
}
const api = createApi()

/** A page whose service nobody reaches. */
export const testPage: Page = {
  api,
  config,
  session: createSession(api, config, () => undefined),
  screen: createScreen(
    async () => undefined,
    () => undefined,
  ),
  look: createLook('en'),
  store: undefined,
  asker: 'https://site.example',
  outside: ownOutside,
  isWindow: false,
}
