import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { writeDeviceName } from '#secure/api'
import { MOST_LANGUAGES } from '../limits.ts'

/** What a request reveals about its sender. The address is only counted, never stored. */
export type Client = {
  readonly ip: string
  /** `Chrome on Windows`. */
  readonly deviceName: string
  /** As `Accept-Language` lists them, best first; they may hold any text. */
  readonly languages: readonly string[]
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Made only of our own words, so that a caller cannot put text into a mail through the user agent. */
export function nameDevice(userAgent = ''): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return writeDeviceName({ browser: find(browsers), system: find(systems) })
}

/** The languages of `Accept-Language`, best first. */
export function readLanguages(accepted = ''): readonly string[] {
  return accepted
    .split(',', MOST_LANGUAGES)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { tag, weight: Number(quality.replace(/^q=/i, '')) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag)
}

/**
 * Whose request it is: the sender, or, behind proxies that are trusted, the last address they passed
 * on that is not one of theirs. `onIgnored` is told of a sender whose `X-Forwarded-For` counts for nothing.
 */
export function createIpReader(
  trustedProxies: readonly string[],
  onIgnored: (sender: string) => void = () => undefined,
) {
  const isTrusted = among(trustedProxies)
  return (sender: string, forwardedFor: string | undefined): string => {
    const path = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), sender].map(plain)
    if (forwardedFor !== undefined && !isTrusted(plain(sender))) onIgnored(plain(sender))
    for (const address of path.reverse()) {
      if (!isIPv4(address) && !isIPv6(address)) break
      if (!isTrusted(address)) return network(address)
    }
    return network(plain(sender))
  }
}

/** Addresses from which no person comes over the internet: those of private networks. */
const ownNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]

/** The address of a proxy on a private network, to be named; undefined for any other sender. */
export const nameProxy = (sender: string): string | undefined =>
  isOwnNetwork(sender) ? sender : undefined

function among(addressesAndNetworks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const one of addressesAndNetworks) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
const isOwnNetwork = among(ownNetworks)

const plain = (address: string) => address.replace(/^::ffff:/i, '')

/** One IPv6 household shares its first 64 bits. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const ends = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - ends.length)).fill('0')
  return [...groups, ...zeros, ...ends].slice(0, 4).join(':')
}
