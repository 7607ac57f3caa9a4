/** Ended transactions that are remembered: the service's history has the others. */
export const KEPT_TRANSACTIONS = 50
