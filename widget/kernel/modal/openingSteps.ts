/**
 * When the widget opens, it shows the first view that a feature names: steps are tried in this order,
 * and features in their own order within a step.
 *
 * `first` checks nothing, `gate` blocks everything after it, `only` is for a site that wants nothing
 * else, `anywhere` depends on neither wallet nor network, `network` asks for another network, `asked`
 * needs no wallet, `disconnected` is for a person without a wallet, `connected` for a person with one,
 * and `home` is the default.
 */
export const openingSteps = [
  'first',
  'gate',
  'only',
  'anywhere',
  'network',
  'asked',
  'disconnected',
  'connected',
  'home',
] as const

export type OpeningStep = (typeof openingSteps)[number]
