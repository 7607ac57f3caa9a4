/** Places of what a bridging moves and costs: the same from the form to the receipt. */
export const BRIDGE_PLACES = 6
