/** The public service of the bridge; a deployment may name a proxy instead (S7.30). */
export const API_URL = 'https://app.across.to/api'
/** Where deposits are followed (S7.31). */
export const INDEXER_URL = 'https://indexer.api.across.to'
/** Routes and tokens change rarely. */
export const CATALOG_AGE_MS = 60 * 60 * 1_000
