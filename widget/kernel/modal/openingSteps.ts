/**
 * When somebody opens the widget, the first view that a feature names is shown: of these steps in this
 * order, and within a step in the order of the features.
 *
 * `first` asks nothing, `gate` lets nobody pass, `only` stands alone where the site wants nothing else,
 * `anywhere` minds neither wallet nor network, `network` asks for another network, `asked` needs no
 * wallet, `disconnected` is for who has none, `connected` for who has one, and `home` is where
 * everything starts.
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
