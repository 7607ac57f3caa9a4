/** The areas to measure: those in which a wrong line costs a person money. */
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
    mutate: ['widget/features/swap/model/{prepare,calldata,trySwap,figures,problem}.ts'],
  },
  {
    name: 'bridge quote',
    mutate: [
      'widget/bridges/across/{quote/checkQuote,quote/getQuote,quote/getPartnerQuote,quote/partnerMessage}.ts',
      'widget/bridges/across/{run/requireFreshQuote,run/requireDeadline,transaction/requireFunds,transaction/estimateDataFee}.ts',
      'widget/features/bridge/model/{quote/loss,quote/pace,quote/problem,requireFee}.ts',
      'widget/transactions/transfers/payout.ts',
    ],
  },
  {
    name: 'bridge pins',
    mutate: [
      'widget/bridges/across/{client/knownTokens,contracts/symbols,client/readDecimals,client/isContract}.ts',
      'widget/bridges/across/{client/getSpokePool,run/requirePool,contracts/knownMessageHandlers,quote/messageHandlers}.ts',
    ],
  },
  {
    name: 'bridge fills',
    mutate: [
      'widget/bridges/across/{logs/parseFillLogs,logs/relayHash,fill/fillSources,fill/findFill,logs/readPoolState}.ts',
      'widget/bridges/across/{transfer/matchesTransfer,transaction/verifySent,status/verifyTransfer,fill/arrivalOf,logs/transfersOf}.ts',
    ],
  },
  {
    name: 'bridge refunds',
    mutate: [
      'widget/bridges/across/{fill/findRefund,fill/paymentFor,status/depositOutcome,client/blockBefore}.ts',
    ],
  },
  {
    name: 'bridge recovery',
    mutate: [
      'widget/bridges/across/{logs/parseDepositLogs,deposit/findDepositLog,deposit/findDeposits,run/findSentDeposit}.ts',
      'widget/bridges/across/{deposit/readDeposit,logs/getLogsInRange,transfer/transferFromDeposit,logs/wasNative}.ts',
    ],
  },
]

/** The lowest allowed score of each area, in whole percent. */
export const LEAST_SCORE = 85
