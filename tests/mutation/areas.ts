/** What is measured: where a wrong line costs somebody money. */
export type Area = {
  readonly name: string
  /** Globs, as Stryker reads them. */
  readonly mutate: readonly string[]
}

export const areas: readonly Area[] = [
  {
    name: 'approvals',
    mutate: [
      'secure/page/approvals/**/*.ts',
      '!secure/page/approvals/**/*.test.ts',
      '!secure/page/approvals/**/testing/**',
    ],
  },
  { name: 'arming', mutate: ['secure/page/arming/arming.ts'] },
  {
    name: 'swap preparation',
    mutate: ['widget/core/swap/{prepare,calldata,trySwap,figures,problem}.ts'],
  },
  {
    name: 'bridge quote',
    mutate: [
      'widget/bridge/{checkQuote,getQuote,getPartnerQuote,partnerMessage}.ts',
      'widget/bridge/{requireFreshQuote,requireDeadline,requireFunds,estimateDataFee}.ts',
      'widget/core/bridge/{loss,pace,problem,payout,requireFee}.ts',
    ],
  },
  {
    name: 'bridge pins',
    mutate: [
      'widget/bridge/{knownTokens,symbols,readDecimals,isContract}.ts',
      'widget/bridge/{getSpokePool,requirePool,knownMessageHandlers,messageHandlers}.ts',
    ],
  },
  {
    name: 'bridge fills',
    mutate: [
      'widget/bridge/{parseFillLogs,relayHash,fillSources,findFill,readPoolState}.ts',
      'widget/bridge/{matchesTransfer,verifySent,verifyTransfer,arrivalOf,transfersOf}.ts',
    ],
  },
  {
    name: 'bridge refunds',
    mutate: ['widget/bridge/{findRefund,paymentFor,depositOutcome,blockBefore}.ts'],
  },
  {
    name: 'bridge recovery',
    mutate: [
      'widget/bridge/{parseDepositLogs,findDepositLog,findDeposits,findSentDeposit}.ts',
      'widget/bridge/{readDeposit,getLogsInRange,transferFromDeposit,wasNative}.ts',
    ],
  },
]

/** Whole percent of the mutants of each area. */
export const LEAST_SCORE = 85
