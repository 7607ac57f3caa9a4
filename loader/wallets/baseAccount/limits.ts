/** How long the window may take until it says that it is there, in ms. */
export const WINDOW_LOAD_MS = 60_000
/** How often it is looked whether the person closed it. */
export const CLOSED_CHECK_MS = 300
/** For what is asked of the wallet's own node. */
export const NODE_ANSWER_MS = 20_000
export const WINDOW_WIDTH_PX = 420
export const WINDOW_HEIGHT_PX = 700
/** Of a refusal's sentence. */
export const REFUSAL_CHARS = 500
/** Networks of the wallet, of which it says the node. */
export const CHAINS_COUNT = 100
