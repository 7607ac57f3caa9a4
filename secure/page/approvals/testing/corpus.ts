import { type Address, encodeFunctionData, type Hex } from 'viem'
import { legacyPoolAbi, spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import { encodeCall as call } from './encodeCall.ts'
import { encode, forms, withSuffix } from './deposits.ts'
import { mallory as friend, opUsdc, person, pool, usdc, weth } from './reading.ts'

type Honest = { name: string; to: Address; data?: Hex; value?: bigint; chainId?: number }

const ETH = 10n ** 18n
const until = 1_900_000_000n
const nft: Address = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const safe: Address = '0x849D52316331967b6fF1198e5E32A0eB168D039d'
const mainUsdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mainWeth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const v2: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const v3: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const v3First: Address = '0xE592427A0AEce92De3Edee1F18E0157C05861564'
const universal: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const aave: Address = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const lido: Address = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const ens: Address = '0x253553366Da8546fC250F225fe3d25d0C782303b'
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const nobody: Address = '0x0000000000000000000000000000000000000000'
const word: Hex = `0x${'11'.repeat(32)}`
const route: Hex = `${mainUsdc}0001f4${mainWeth.slice(2)}`

const transfer = call('transfer(address to, uint256 amount)', [friend, 5_000_000n])
const path = [mainUsdc, mainWeth]
const single = 'address tokenIn, address tokenOut, uint24 fee, address recipient'
const exactInputSingle = call(
  `exactInputSingle((${single}, uint256 amountIn, uint256 amountOutMinimum, uint160 limit) params)`,
  [
    {
      tokenIn: mainUsdc,
      tokenOut: mainWeth,
      fee: 500,
      recipient: person,
      amountIn: 1_000_000n,
      amountOutMinimum: 3n * 10n ** 14n,
      limit: 0n,
    },
  ],
)
const [handler = pool] = knownMessageHandlers(10)
const message = encodeSplit({
  outputToken: opUsdc,
  partner: friend,
  fee: 62_000n,
  person,
})
const execTransaction =
  'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)'

/** Calls that people make every day: none of them deserves a warning. */
export const corpus: readonly Honest[] = [
  { name: 'ether to a friend', to: friend, value: ETH },
  { name: 'USDC to a friend', to: usdc, data: transfer },
  { name: 'USDC on Ethereum', to: mainUsdc, data: transfer, chainId: 1 },
  {
    name: 'an exact approval',
    to: usdc,
    data: call('approve(address spender, uint256 amount)', [pool, 25_000_000n]),
  },
  {
    name: 'an approval taken back',
    to: usdc,
    data: call('approve(address spender, uint256 amount)', [pool, 0n]),
  },
  {
    name: 'a larger allowance',
    to: usdc,
    data: call('increaseAllowance(address spender, uint256 amount)', [pool, 1n]),
  },
  {
    name: 'a smaller allowance',
    to: usdc,
    data: call('decreaseAllowance(address spender, uint256 amount)', [pool, 1n]),
  },
  {
    name: 'tokens of an allowance',
    to: usdc,
    data: call('transferFrom(address from, address to, uint256 amount)', [person, friend, 1n]),
  },
  { name: 'ether is wrapped', to: weth, data: call('deposit() payable', []), value: ETH },
  { name: 'ether is unwrapped', to: weth, data: call('withdraw(uint256 wad)', [ETH]) },
  {
    name: 'ether is wrapped on Ethereum',
    to: mainWeth,
    chainId: 1,
    value: ETH,
    data: call('deposit() payable', []),
  },
  ...forms.map((form) => ({ name: `a bridge by ${form}`, to: pool, data: encode({}, form) })),
  { name: 'a bridge with its integrator', to: pool, data: withSuffix(encode()) },
  {
    name: 'a bridge of ether',
    to: pool,
    value: ETH,
    data: encode({
      inputToken: weth,
      outputToken: weth,
      inputAmount: ETH,
      outputAmount: ETH - 10n ** 15n,
    }),
  },
  {
    name: 'a bridge with the fee of a site',
    to: pool,
    data: encode({ recipient: handler, message }),
  },
  {
    name: 'a bridge with an exclusive relayer',
    to: pool,
    data: encode({ exclusiveRelayer: friend, exclusivity: 12 }),
  },
  {
    name: 'a better offer for a deposit',
    to: pool,
    data: encodeFunctionData({
      abi: spokePoolAbi,
      functionName: 'speedUpDeposit',
      args: [wide(person), 7n, 24_000_000n, wide(person), '0x', '0x1234'],
    }),
  },
  {
    name: 'a better offer with a fee',
    to: pool,
    data: encodeFunctionData({
      abi: legacyPoolAbi,
      functionName: 'speedUpV3Deposit',
      args: [person, 7, 24_000_000n, handler, message, '0x1234'],
    }),
  },
  {
    name: 'several calls of the pool',
    to: pool,
    data: call('multicall(bytes[] data)', [[encode()]]),
  },
  ...[
    ['swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', 1_000_000n, 1n],
    ['swapTokensForExactTokens(uint256,uint256,address[],address,uint256)', 1n, 1_000_000n],
    ['swapExactTokensForETH(uint256,uint256,address[],address,uint256)', 1_000_000n, 1n],
    ['swapTokensForExactETH(uint256,uint256,address[],address,uint256)', 1n, 1_000_000n],
    [
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
      ...[1_000_000n, 1n],
    ],
  ].map(([signature, ...amounts]) => ({
    name: `Uniswap V2: ${signature}`,
    to: v2,
    chainId: 1,
    data: call(String(signature), [...amounts, path, person, until]),
  })),
  ...[
    'swapExactETHForTokens(uint256,address[],address,uint256) payable',
    'swapETHForExactTokens(uint256,address[],address,uint256) payable',
  ].map((signature) => ({
    name: `Uniswap V2: ${signature}`,
    to: v2,
    chainId: 1,
    value: ETH,
    data: call(signature, [1n, path, person, until]),
  })),
  { name: 'Uniswap V3: one pool', to: v3, data: exactInputSingle, chainId: 1 },
  {
    name: 'Uniswap V3: a route',
    to: v3,
    chainId: 1,
    data: call('exactInput((bytes path, address recipient, uint256 a, uint256 b) params)', [
      { path: route, recipient: person, a: 1_000_000n, b: 1n },
    ]),
  },
  {
    name: 'Uniswap V3: an exact output',
    to: v3,
    chainId: 1,
    data: call(`exactOutputSingle((${single}, uint256 a, uint256 b, uint160 c) params)`, [
      {
        tokenIn: mainUsdc,
        tokenOut: mainWeth,
        fee: 500,
        recipient: person,
        a: 1n,
        b: 1_000_000n,
        c: 0n,
      },
    ]),
  },
  {
    name: 'Uniswap V3: several calls',
    to: v3,
    chainId: 1,
    data: call('multicall(uint256 deadline, bytes[] data)', [
      until,
      [exactInputSingle, call('unwrapWETH9(uint256 a, address b)', [1n, person])],
    ]),
  },
  {
    name: 'Uniswap V3: the first router',
    to: v3First,
    chainId: 1,
    data: call(
      'exactInputSingle((address a, address b, uint24 c, address d, uint256 e, uint256 f, uint256 g, uint160 h) params)',
      [
        {
          a: mainUsdc,
          b: mainWeth,
          c: 500,
          d: person,
          e: until,
          f: 1_000_000n,
          g: 1n,
          h: 0n,
        },
      ],
    ),
  },
  {
    name: 'Uniswap: wrap and swap',
    to: universal,
    chainId: 1,
    value: ETH,
    data: call('execute(bytes commands, bytes[] inputs, uint256 deadline) payable', [
      '0x0b00',
      [
        input('wrap(address,uint256)', [`0x${'2'.padStart(40, '0')}`, ETH]),
        input('swap(address,uint256,uint256,bytes,bool)', [
          ...[`0x${'1'.padStart(40, '0')}`, ETH, 1n],
          ...[`${mainWeth}0001f4${mainUsdc.slice(2)}`, false],
        ]),
      ],
      until,
    ]),
  },
  {
    name: 'Permit2: an exact allowance',
    to: permit2,
    chainId: 1,
    data: call('approve(address token, address spender, uint160 amount, uint48 until)', [
      ...[mainUsdc, universal, 1_000_000n, 1_900_000_000],
    ]),
  },
  {
    name: 'Permit2: allowances taken back',
    to: permit2,
    chainId: 1,
    data: call('lockdown((address token, address spender)[] approvals)', [
      [{ token: mainUsdc, spender: universal }],
    ]),
  },
  {
    name: 'Aave: supply',
    to: aave,
    chainId: 1,
    data: call('supply(address,uint256,address,uint16)', [mainUsdc, 1_000_000n, person, 0]),
  },
  {
    name: 'Aave: borrow',
    to: aave,
    chainId: 1,
    data: call('borrow(address,uint256,uint256,uint16,address)', [
      ...[mainUsdc, 1_000_000n, 2n, 0, person],
    ]),
  },
  {
    name: 'Aave: repay all',
    to: aave,
    chainId: 1,
    data: call('repay(address,uint256,uint256,address)', [
      ...[mainUsdc, 2n ** 256n - 1n, 2n, person],
    ]),
  },
  {
    name: 'Aave: withdraw all',
    to: aave,
    chainId: 1,
    data: call('withdraw(address,uint256,address)', [mainUsdc, 2n ** 256n - 1n, person]),
  },
  {
    name: 'Lido: stake',
    to: lido,
    chainId: 1,
    value: ETH,
    data: call('submit(address referral) payable', [nobody]),
  },
  {
    name: 'ENS: register',
    to: ens,
    chainId: 1,
    value: ETH / 100n,
    data: call('register(string,address,uint256,bytes32,address,bytes[],bool,uint16) payable', [
      'causeway',
      person,
      31_536_000n,
      word,
      person,
      [],
      true,
      0,
    ]),
  },
  {
    name: 'ENS: commit',
    to: ens,
    chainId: 1,
    data: call('commit(bytes32 commitment)', [word]),
  },
  {
    name: 'an item to a friend',
    to: nft,
    chainId: 1,
    data: call('safeTransferFrom(address,address,uint256)', [person, friend, 7n]),
  },
  {
    name: 'an item with data',
    to: nft,
    chainId: 1,
    data: call('safeTransferFrom(address,address,uint256,bytes)', [person, friend, 7n, '0x']),
  },
  {
    name: 'some of an item',
    to: nft,
    chainId: 1,
    data: call('safeTransferFrom(address,address,uint256,uint256,bytes)', [
      ...[person, friend, 7n, 2n, '0x'],
    ]),
  },
  {
    name: 'several items',
    to: nft,
    chainId: 1,
    data: call('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
      ...[person, friend, [1n, 2n], [3n, 4n], '0x'],
    ]),
  },
  {
    name: 'an operator is taken away',
    to: nft,
    chainId: 1,
    data: call('setApprovalForAll(address,bool)', [friend, false]),
  },
  ...[
    ['mint() payable', []] as const,
    ['mint(uint256) payable', [2n]] as const,
    ['mint(address)', [person]] as const,
    ['mint(address,uint256) payable', [person, 2n]] as const,
    ['publicMint(uint256) payable', [1n]] as const,
    ['claim()', []] as const,
    ['claim(uint256,address,uint256,bytes32[])', [3n, person, ETH, [word]]] as const,
    ['stake(uint256)', [ETH]] as const,
    ['getReward()', []] as const,
    ['deposit(uint256,address)', [ETH, person]] as const,
    ['redeem(uint256,address,address)', [ETH, person, person]] as const,
    ['castVote(uint256,uint8)', [7n, 1]] as const,
    ['delegate(address)', [person]] as const,
  ].map(([signature, args]) => ({
    name: signature,
    to: nft,
    chainId: 1,
    data: call(signature, args),
    value: signature.endsWith('payable') ? ETH / 100n : 0n,
  })),
  {
    name: 'Safe: a transfer',
    to: safe,
    chainId: 1,
    data: call(execTransaction, [...[mainUsdc, 0n, transfer, 0, 0n, 0n, 0n, nobody, nobody, word]]),
  },
  {
    name: 'Safe: ether',
    to: safe,
    chainId: 1,
    data: call(execTransaction, [...[friend, ETH, '0x', 0, 0n, 0n, 0n, nobody, nobody, word]]),
  },
  {
    name: 'Multicall3: two transfers',
    to: multicall3,
    chainId: 1,
    data: call('aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable', [
      [
        { target: mainUsdc, allowFailure: false, callData: transfer },
        { target: mainUsdc, allowFailure: false, callData: transfer },
      ],
    ]),
  },
]

function wide(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

/** What a command of the router is told: arguments without a selector. */
function input(signature: string, args: readonly unknown[]): Hex {
  return `0x${call(signature, args).slice(10)}`
}
