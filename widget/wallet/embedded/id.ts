/** Id and rdns of the embedded wallet among the connectors. */
export const EMBEDDED = 'embedded'
