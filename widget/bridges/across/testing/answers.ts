/** Recorded answers of the bridge service, shortened. */
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' as const
const originPool = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5' as const
const destinationPool = '0x6f26Bf09B1C792e3228e5467807a900A503c0281' as const

export const routeRow = {
  originChainId: 1,
  originToken: weth,
  destinationChainId: 10,
  destinationToken: weth,
  originTokenSymbol: 'ETH',
  destinationTokenSymbol: 'ETH',
  isNative: true,
}

/** That route as the client has it. */
export const etherRoute = {
  isNative: true,
  originChainId: 1,
  inputToken: weth,
  destinationChainId: 10,
  outputToken: weth,
  inputTokenSymbol: 'ETH',
  outputTokenSymbol: 'ETH',
} as const

/** The recorded answer has one address on both chains. */
export const wethOnBoth = { 10: [{ address: weth, symbol: 'WETH', decimals: 18 }] }

const none = { pct: '0', total: '0' }

export const fees = {
  estimatedFillTimeSec: 2,
  capitalFeePct: '78750000000001',
  capitalFeeTotal: '78750000000001',
  relayGasFeePct: '155024308002',
  relayGasFeeTotal: '155024308002',
  relayFeePct: '78905024308003',
  relayFeeTotal: '78905024308003',
  lpFeePct: '0',
  timestamp: '1754342087',
  isAmountTooLow: false,
  quoteBlock: '23070320',
  exclusiveRelayer: '0x394311A6Aaa0D8E3411D8b62DE4578D41322d1bD',
  exclusivityDeadline: 1754342267,
  spokePoolAddress: originPool,
  destinationSpokePoolAddress: destinationPool,
  totalRelayFee: { pct: '78905024308003', total: '78905024308003' },
  relayerCapitalFee: { pct: '78750000000001', total: '78750000000001' },
  relayerGasFee: { pct: '155024308002', total: '155024308002' },
  lpFee: none,
  limits: {
    minDeposit: '1000',
    maxDeposit: '1000000000000000000000',
    maxDepositInstant: '100000000000000000000',
    maxDepositShortDelay: '500000000000000000000',
    recommendedDepositInstant: '100000000000000000000',
  },
  fillDeadline: '1754353917',
  outputAmount: '999921094975691997',
  inputToken: { address: weth, symbol: 'ETH', decimals: 18, chainId: 1 },
  outputToken: { address: weth, symbol: 'ETH', decimals: 18, chainId: 10 },
  id: 'xn8fx-1754342087',
}
