/** What an unkind world does to who asks it, each counted by itself. */
export const unkindKinds = [
  /** A field that nobody has heard of. */
  'extraField',
  /** One entry of a list that is none. */
  'badEntry',
  /** Entries of Solana, Bitcoin, NEAR and chains that nobody offers. */
  'foreignEntry',
  /** `null` where a field may be absent. */
  'nullField',
  /** Absent where a field may be. */
  'absentField',
  /** A word that is not among the known ones. */
  'unknownWord',
  /** A number that is written otherwise: with an exponent, as text, as a number. */
  'otherNumber',
  /** A refusal of far more than 300 characters. */
  'longRefusal',
  /** A swap by a router whose words nobody knows. */
  'opaqueSwap',
  /** A project that names its origins. */
  'namedOrigins',
  /** A node that knows no `eth_simulateV1`. */
  'noSimulation',
  /** Logs of fewer blocks at once. */
  'logRange',
  /** One request too many, told as an error of JSON-RPC. */
  'limitExceeded',
  /** Answers to a list of questions in another order. */
  'batchOrder',
  /** Somebody on another page asks in the project's name. */
  'originRefused',
] as const
export type UnkindKind = (typeof unkindKinds)[number]
