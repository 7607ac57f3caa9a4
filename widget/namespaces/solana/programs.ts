/** The two programs that keep tokens. @see https://www.solana-program.com/docs/token */
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const tokenPrograms: readonly string[] = [TOKEN, TOKEN_2022]

export const SYSTEM = '11111111111111111111111111111111'
/** Where names of tokens stand that do not carry them themselves. */
export const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
