import type { Change, SecureConfig } from '#secure/api'
import { createApi } from '../../api.ts'
import type {
  Approval,
  BalanceChange,
  BridgeAction,
  CallAction,
  MessageApproval,
  SolanaTransactionApproval,
  TransactionApproval,
  TypedDataApproval,
} from '../../approvals/approval.ts'
import { createAppearance } from '../../appearance.ts'
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
  domain: [{ name: 'version', value: '2' }],
  spending: [
    { token: { ...usdc, amount: null }, tokenId: null, spender: other, until: 1_900_000_000 },
  ],
  powers: [],
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
  nonce: null,
  trial: {
    status: 'tried',
    gives: [{ token: { ...usdc, amount: 48_250_000n }, tokenId: null }],
    gets: [],
    allows: [],
    isWorse: false,
    hasMore: false,
  },
  details: ['0xa9059cbb00'],
}

/** What a trial says of a request that does what it says. */
const tried = (
  gives: readonly BalanceChange[],
  gets: readonly BalanceChange[] = [],
): TransactionApproval['trial'] => ({
  status: 'tried',
  gives,
  gets,
  allows: [],
  isWorse: false,
  hasMore: false,
})
const given = (amount: bigint): BalanceChange => ({ token: { ...usdc, amount }, tokenId: null })
const ether = (amount: bigint): BalanceChange => ({
  token: { contract: '', symbol: 'ETH', decimals: 18, amount },
  tokenId: null,
})
const bridged: TransactionApproval = { ...transaction, trial: tried([given(25_000_000n)]) }
const called: TransactionApproval = { ...transaction, trial: tried([ether(10n ** 16n)]) }

const stranger = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'
const ownAccount = '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'
const usdcOnSolana = { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 }
const solana: SolanaTransactionApproval = {
  kind: 'solanaTransaction',
  account: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  actions: [
    {
      act: 'send',
      symbol: 'SOL',
      isDangerous: false,
      amount: { amount: 1_500_000_000n, token: null },
      parties: [{ role: 'to', address: stranger }],
    },
    {
      act: 'create',
      symbol: null,
      isDangerous: false,
      amount: null,
      parties: [
        { role: 'account', address: ownAccount },
        { role: 'to', address: stranger },
        { role: 'token', address: usdcOnSolana.mint },
      ],
    },
    {
      act: 'transfer',
      symbol: 'USDC',
      isDangerous: false,
      amount: { amount: 20_000_000n, token: usdcOnSolana },
      parties: [
        { role: 'to', address: stranger },
        { role: 'token', address: usdcOnSolana.mint },
      ],
    },
  ],
  programs: [
    'ComputeBudget111111111111111111111111111111',
    '11111111111111111111111111111111',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ],
  unknown: [],
  hasHidden: false,
  isLasting: false,
  fee: 5_100n,
  count: 1,
  problem: null,
  trial: {
    status: 'tried',
    gives: [
      {
        token: { contract: '', symbol: 'SOL', decimals: 9, amount: 1_500_000_000n },
        tokenId: null,
      },
      {
        token: {
          contract: usdcOnSolana.mint,
          symbol: 'USDC',
          decimals: 6,
          amount: 20_000_000n,
        },
        tokenId: null,
      },
    ],
    gets: [],
    allows: [],
    isWorse: false,
    hasMore: false,
  },
  untried: 0,
  details: ['0x01'],
}

const pool = '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64'
const weth = '0x4200000000000000000000000000000000000006'
const bridge: BridgeAction = {
  kind: 'bridge',
  contract: pool,
  token: { ...usdc, amount: 25_000_000n },
  isNative: false,
  output: { ...usdc, amount: 24_824_000n },
  chain: { id: 10n, name: 'OP Mainnet', currency: { symbol: 'ETH', decimals: 18 } },
  recipient: account,
  depositor: account,
  until: { at: 1_900_000_000n },
  exclusive: null,
  message: { kind: 'none' },
  warnings: [],
  loss: 0,
}
const unknownCall: CallAction = {
  kind: 'call',
  contract: other,
  contractName: null,
  amount: 10n ** 16n,
  selector: '0x12345678',
  data: '0x12345678',
  reading: { kind: 'unknown', words: 3 },
  alarms: [],
}

/** What the faces are drawn with, in tests and pictures. */
export const approvals = {
  message,
  bytes: { ...message, text: null, hex: `0x${'c0ffee'.repeat(12)}` },
  signIn: { ...message, signIn: { domain: 'site.example', match: 'same' } },
  fraud: { ...message, signIn: { domain: 'bank.example', match: 'other' } },
  typed,
  order: {
    ...typed,
    domainName: 'Seaport',
    primaryType: 'OrderComponents',
    spending: [],
    powers: ['order'],
  },
  powers: {
    ...typed,
    network: null,
    domainName: null,
    contract: null,
    domain: [],
    spending: [{ token: { ...usdc, amount: null }, tokenId: 7n, spender: other, until: null }],
    powers: ['delegation', 'execution', 'unreadable'],
  },
  vote: { ...typed, domainName: 'snapshot', primaryType: 'Vote', network: null, spending: [] },
  transfer: transaction,
  nonce: { ...transaction, nonce: { value: 41, isTaken: true } },
  unlimited: {
    ...transaction,
    trial: tried([]),
    actions: [{ kind: 'approve', spender: other, token: { ...usdc, amount: null } }],
  },
  bridge: { ...bridged, actions: [bridge] },
  bridgeNative: {
    ...transaction,
    trial: tried([ether(5n * 10n ** 17n)]),
    actions: [
      {
        ...bridge,
        isNative: true,
        token: { contract: weth, symbol: 'WETH', decimals: 18, amount: 5n * 10n ** 17n },
        output: { contract: weth, symbol: 'WETH', decimals: 18, amount: 499n * 10n ** 15n },
        exclusive: { relayer: other, until: { after: 12n } },
      },
    ],
  },
  bridgeFee: {
    ...bridged,
    actions: [
      {
        ...bridge,
        recipient: '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E',
        message: {
          kind: 'split',
          partner: other,
          fee: { ...usdc, amount: 124_000n },
          bps: 50,
          payee: account,
          rest: { ...usdc, amount: 24_700_000n },
          unwraps: false,
        },
      },
    ],
  },
  bridgeJunk: {
    ...transaction,
    trial: tried([given(10_000_000_000n)]),
    actions: [
      {
        ...bridge,
        token: { ...usdc, amount: 10_000_000_000n },
        output: { contract: other, symbol: null, decimals: null, amount: 1n },
        chain: { id: 59144n, name: null, currency: null },
        recipient: other,
        depositor: other,
        message: { kind: 'unknown', hex: `0x${'c0ffee'.repeat(12)}` },
        warnings: ['output', 'recipient', 'depositor', 'message'],
      },
    ],
  },
  bridgeLoss: {
    ...bridged,
    actions: [{ ...bridge, output: { ...usdc, amount: 1n }, loss: 99, warnings: ['loss'] }],
  },
  bridgeActions: {
    ...bridged,
    actions: [
      {
        ...bridge,
        message: {
          kind: 'actions',
          actions: [{ kind: 'transfer', to: other, token: { ...usdc, amount: 24_000_000n } }],
          payee: account,
        },
        warnings: ['actions'],
      },
    ],
  },
  speedUp: {
    ...transaction,
    trial: tried([]),
    actions: [
      {
        kind: 'speedUp',
        contract: pool,
        depositId: 4_210n,
        amount: 24_500_000n,
        recipient: account,
        depositor: account,
        message: { kind: 'none' },
        warnings: [],
      },
    ],
  },
  call: { ...called, actions: [unknownCall] },
  bait: { ...called, actions: [{ ...unknownCall, alarms: ['bait'] }] },
  inexact: {
    ...called,
    actions: [{ ...unknownCall, reading: { kind: 'inexact', function: 'transfer' } }],
  },
  swap: {
    ...transaction,
    trial: {
      status: 'tried',
      allows: [],
      isWorse: false,
      hasMore: true,
      gives: [
        {
          token: { contract: '', symbol: 'ETH', decimals: 18, amount: 10n ** 16n },
          tokenId: null,
        },
      ],
      gets: [{ token: { ...usdc, amount: 24_310_000n }, tokenId: null }],
    },
    actions: [
      {
        ...unknownCall,
        contractName: 'Uniswap V3 router 2',
        reading: {
          kind: 'described',
          intent: 'Swap',
          function: 'exactInputSingle',
          fields: [
            { label: 'Amount', value: { type: 'native', amount: 10n ** 16n } },
            {
              label: 'Minimum to receive',
              value: { type: 'token', token: { ...usdc, amount: 24_000_000n }, limit: null },
            },
            { label: 'Recipient', value: { type: 'address', address: account, isOwn: true } },
            { label: 'Deadline', value: { type: 'date', at: 1_900_000_000n } },
          ],
        },
      },
    ],
  },
  nested: {
    ...transaction,
    trial: tried([given(5_000_000n)]),
    actions: [
      {
        ...unknownCall,
        alarms: ['delegate', 'part'],
        reading: {
          kind: 'guessed',
          intent: 'Safe transaction',
          function: 'execTransaction',
          fields: [
            { label: 'operation', value: { type: 'text', text: '1' } },
            {
              label: '',
              value: {
                type: 'action',
                action: { kind: 'transfer', to: other, token: { ...usdc, amount: 5_000_000n } },
              },
            },
            {
              label: '',
              value: {
                type: 'group',
                name: 'WRAP_ETH',
                fields: [
                  { label: 'Item', value: { type: 'item', id: 7n, collection: other } },
                  {
                    label: 'Amount',
                    value: { type: 'token', token: { ...usdc, amount: null }, limit: 'all' },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  operator: {
    ...transaction,
    trial: tried([]),
    actions: [
      {
        ...unknownCall,
        amount: 0n,
        alarms: ['operator', 'unlimited'],
        reading: {
          kind: 'guessed',
          intent: 'Allow spending',
          function: 'setApprovalForAll',
          fields: [
            { label: 'Spender', value: { type: 'address', address: other, isOwn: false } },
            { label: 'approved', value: { type: 'text', text: 'true' } },
          ],
        },
      },
    ],
  },
  worse: {
    ...transaction,
    trial: {
      status: 'tried',
      gives: [
        { token: { ...usdc, amount: 48_250_000n }, tokenId: null },
        { token: { contract: other, symbol: null, decimals: null, amount: 912n }, tokenId: null },
        { token: { contract: other, symbol: 'Terns', decimals: null, amount: 1n }, tokenId: 7n },
      ],
      gets: [],
      allows: [{ token: { ...usdc, amount: null }, tokenId: null, spender: other, until: null }],
      isWorse: true,
      hasMore: false,
    },
  },
  untried: { ...transaction, trial: { status: 'untried' } },
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
    ...bridged,
    actions: [{ kind: 'approve', spender: other, token: { ...usdc, amount: 25_000_000n } }, bridge],
    operation: { upgradesTo: '0xe6Cae83BdE06E4c305530e199D7217f42808555B' },
  },
  solana,
  solanaDanger: {
    ...solana,
    actions: [
      {
        act: 'transfer',
        symbol: null,
        isDangerous: false,
        amount: { amount: 50_000_000_000n, token: { mint: null, decimals: null } },
        parties: [
          { role: 'from', address: ownAccount },
          { role: 'to', address: stranger },
        ],
      },
      {
        act: 'approve',
        symbol: 'USDC',
        isDangerous: true,
        amount: { amount: null, token: usdcOnSolana },
        parties: [
          { role: 'spender', address: stranger },
          { role: 'account', address: ownAccount },
          { role: 'token', address: usdcOnSolana.mint },
        ],
      },
      {
        act: 'control',
        symbol: null,
        isDangerous: true,
        amount: null,
        parties: [
          { role: 'account', address: ownAccount },
          { role: 'newOwner', address: null },
        ],
      },
      {
        act: 'close',
        symbol: null,
        isDangerous: true,
        amount: null,
        parties: [
          { role: 'account', address: ownAccount },
          { role: 'to', address: stranger },
        ],
      },
    ],
    fee: null,
  },
  solanaTaken: {
    ...solana,
    actions: [],
    programs: ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
    unknown: ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
    trial: {
      status: 'tried',
      gives: [
        {
          tokenId: null,
          token: {
            contract: usdcOnSolana.mint,
            symbol: 'USDC',
            decimals: 6,
            amount: 20_000_000n,
          },
        },
      ],
      gets: [],
      allows: [],
      isWorse: true,
      hasMore: false,
    },
  },
  solanaUntried: { ...solana, trial: { status: 'untried' }, untried: 1 },
  solanaLater: { ...solana, count: 2, untried: 1 },
  solanaFails: { ...solana, problem: 'fails', trial: { status: 'untried' }, untried: 1 },
  solanaUnknown: {
    ...solana,
    actions: solana.actions.slice(0, 1),
    programs: [...solana.programs, 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
    unknown: ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
    hasHidden: true,
    isLasting: true,
  },
} as const satisfies Record<string, Approval>

/** Another browser asked to remove one. */
export const change: Change = {
  id: '5d1c7e9a-0b1e-4f1d-9d57-6c1e0f4f3a21',
  kind: 'device',
  device: { id: '0f8b5c52-4b0e-4f8a-8d55-8a1f1f0f7c11', name: 'Chrome on Windows' },
  requestedAt: 1_900_000_000,
  dueAt: 1_900_604_800,
  deviceName: 'Safari on macOS',
  isOwn: false,
}

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

/** A page whose service cannot be reached. */
export const testPage: Page = {
  api,
  config,
  session: createSession(api, config, () => undefined),
  screen: createScreen(
    async () => undefined,
    () => undefined,
  ),
  appearance: createAppearance(['en']),
  store: undefined,
  lasting: async () => ({ login: 'kept', window: 'unknown' }),
  embedder: 'https://site.example',
  outside: ownOutside,
  isWindow: false,
}
