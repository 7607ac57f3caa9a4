/** Forms of one coin that count the same, by their symbol in upper case. */
const coins: Readonly<Record<string, string>> = {
  'USDC.E': 'USDC',
  USDBC: 'USDC',
  USDZC: 'USDC',
  'USDC-BNB': 'USDC',
  'USDT-BNB': 'USDT',
}

/** The coin that a token is a form of: of equal ones a unit is worth a unit. */
export function coinOf(symbol: string): string {
  const name = symbol.toUpperCase()
  return coins[name] ?? name
}

/** As people write it: the service alone calls a coin by its chain, too. */
export function plainSymbol(symbol: string): string {
  return symbol.replace(/^(USDC|USDT)-BNB$/, '$1')
}
