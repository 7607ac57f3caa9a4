import { type GatewaySection, variableName } from './section.ts'

/** Longer words of letters and digits in an address are keys. */
const KEY_CHARS = 20

/** Where a key stands in the section, if one does; never the key itself. */
export function findSecret(gateway: unknown, path = 'gateway'): string | undefined {
  if (Array.isArray(gateway)) return first(gateway.map((one, at) => [`${path}.${at}`, one]))
  if (typeof gateway === 'object' && gateway !== null) {
    return first(Object.entries(gateway).map(([name, one]) => [`${path}.${name}`, one]))
  }
  if (typeof gateway !== 'string') return undefined
  const name = path.slice(path.lastIndexOf('.') + 1)
  return isSecret(name, gateway) ? path : undefined
}

function first(entries: readonly (readonly [string, unknown])[]): string | undefined {
  for (const [path, value] of entries) {
    const found = findSecret(value, path)
    if (found !== undefined) return found
  }
  return undefined
}

function isSecret(name: string, value: string): boolean {
  if (/From$/.test(name)) return !variableName.test(value)
  if (/key|secret|token|password|projectid/i.test(name) && name !== 'keyHeader') return true
  if (!/^(http|ws)s?:\/\//.test(value)) return false
  if (/^\w+:\/\/[^/]*@/.test(value)) return true
  return value
    .replace(/^\w+:\/\/[^/?]*/, '')
    .split(/[^-\w]+/)
    .some((word) => word.length >= KEY_CHARS && /\d/.test(word) && /[a-z]/i.test(word))
}

/** Every variable that the section names. */
export function variablesOf(section: GatewaySection): readonly string[] {
  const { nodes, bridge, services, history, prices, limits, metricsTokenFrom } = section
  const all = [
    ...Object.values(nodes).flatMap((list) => list.map(({ keyFrom }) => keyFrom)),
    bridge?.keyFrom,
    services?.projectIdFrom,
    ...Object.values(history).map((one) => ('keyFrom' in one ? one.keyFrom : undefined)),
    prices?.keyFrom,
    limits.storeFrom,
    metricsTokenFrom,
  ]
  return [...new Set(all.filter((name) => name !== undefined))]
}
