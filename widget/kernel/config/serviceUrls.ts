/** The public services of a project id, where the deployment names none. */
export const API_URL = 'https://api.web3modal.org'
export const ANALYTICS_URL = 'https://pulse.walletconnect.org'
export const BLOCKCHAIN_URL = 'https://rpc.walletconnect.org'
