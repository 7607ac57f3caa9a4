/** How the account came: which of them asks the person by itself. */
export type Arrival = 'connected' | 'returned' | 'switched'
