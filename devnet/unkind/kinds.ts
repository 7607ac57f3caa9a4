/** The ways in which an unkind world deviates, each counted separately. */
export const unkindKinds = [
  /** An unknown field. */
  'extraField',
  /** One invalid entry in a list. */
  'badEntry',
  /** Entries of Solana, Bitcoin, NEAR and chains that the widget does not offer. */
  'foreignEntry',
  /** `null` instead of an absent field. */
  'nullField',
  /** An optional field that is absent. */
  'absentField',
  /** An unknown value of an enumeration. */
  'unknownWord',
  /** A number in another notation: with an exponent, as a string, as a number. */
  'otherNumber',
  /** A refusal of far more than 300 characters. */
  'longRefusal',
  /** A swap through a router whose calldata no client can decode. */
  'opaqueSwap',
  /** A project that names its origins. */
  'namedOrigins',
  /** A node without `eth_simulateV1`. */
  'noSimulation',
  /** A lower limit on the block range of a log query. */
  'logRange',
  /** A rate limit, reported as a JSON-RPC error. */
  'limitExceeded',
  /** Answers to a batch in another order. */
  'batchOrder',
  /** A request from an origin that the project does not name. */
  'originRefused',
] as const
export type UnkindKind = (typeof unkindKinds)[number]
