import { presetNetworks } from '#kernel/networks/presets.ts'
import { isOrigin, isOriginPattern } from '#lib/origins.ts'
import { StartError } from '../config/startError.ts'

export const services = ['bridge', 'project', 'nodes', 'wallet'] as const
export type Network = (typeof presetNetworks)[number]
export type ServiceName = (typeof services)[number]

/** What an owner decides before a gateway can start. */
export type Answers = {
  /** Of the widget. */
  readonly origin: string
  readonly sites: readonly string[]
  /** Undefined: the networks that are built in. */
  readonly networks: readonly Network[] | undefined
  readonly services: readonly ServiceName[]
  /** The origin of the embedded wallet; undefined without it. */
  readonly wallet?: string | undefined
}

export type Question<T> = {
  /** The flag of the command that answers it in advance. */
  readonly flag?: keyof Answers
  readonly text: string
  /** Taken for an empty answer. */
  readonly usual: string
  /** @throws StartError ANSWER_WRONG, with what would be right */
  readonly read: (answer: string) => T
}

/** The built-in networks that the gateway passes nodes on for, without those for tests. */
const offered = presetNetworks.filter((one) => hasNodes(one) && !one.testnet)

export const questions: { readonly [K in Exclude<keyof Answers, 'wallet'>]: Question<Answers[K]> } =
  {
    origin: {
      flag: 'origin',
      text: 'The origin of the widget, where nothing else may be, such as https://widget.example',
      usual: '',
      read(answer) {
        if (isOrigin(answer) && isSafe(answer)) return answer
        throw wrong(
          `${answer === '' ? 'Nothing' : answer} is no origin such as https://widget.example`,
        )
      },
    },
    sites: {
      flag: 'sites',
      text: 'The sites that may embed it, with commas between them, such as https://shop.example',
      usual: '',
      read(answer) {
        const sites = wordsOf(answer)
        const odd = sites.find((site) => !isOriginPattern(site))
        if (odd !== undefined || sites.length === 0) {
          throw wrong(
            `${odd ?? 'Nothing'} is no site such as https://shop.example or https://*.shop.example`,
          )
        }
        return sites
      },
    },
    networks: {
      flag: 'networks',
      text: `The networks, with commas between them: ${offered.map(({ name }) => name).join(', ')}, any of the built-in test networks, or all`,
      usual: 'all',
      read(answer) {
        const names = wordsOf(answer)
        if (names.length === 0 || (names.length === 1 && names[0]?.toLowerCase() === 'all')) {
          return undefined
        }
        return [...new Set(names.map(findNetwork))]
      },
    },
    services: {
      flag: 'services',
      text: 'What the gateway adds keys to: bridge (Across), project (wallet list, balances, prices, names, swaps), nodes (your own), wallet (logins by e-mail, served here), or none',
      usual: 'bridge, project',
      read(answer) {
        const words = wordsOf(answer.toLowerCase())
        if (words.length === 1 && words[0] === 'none') return []
        const odd = words.find((word) => !services.some((one) => one === word))
        if (odd !== undefined) throw wrong(`${odd} is none of ${services.join(', ')}, none`)
        return services.filter((one) => words.includes(one))
      },
    },
  }

/** The networks of which nodes are asked for. */
export function networksWithNodes({ networks = offered }: Answers): readonly Network[] {
  return networks.filter(hasNodes)
}

/** The origin of the embedded wallet, beside that of the widget. */
export function walletQuestion({ origin }: Pick<Answers, 'origin'>): Question<string> {
  const { hostname, host, protocol } = new URL(origin)
  const parent = host.replace(/^[^.]+\./, '')
  return {
    flag: 'wallet',
    text: 'The origin of the embedded wallet, with a host name of its own',
    usual: `${protocol}//secure.${parent}`,
    read(answer) {
      if (isOrigin(answer) && isSafe(answer) && new URL(answer).hostname !== hostname) return answer
      throw wrong(`${answer} is no origin beside ${origin}, such as https://secure.example`)
    },
  }
}

/** The address of one network's node; undefined for an empty answer. */
export function nodeQuestion({ name }: Network): Question<string | undefined> {
  return {
    text: `The node of ${name}, with {key} where its key goes; nothing for the public ones`,
    usual: '',
    read(answer) {
      if (answer === '') return undefined
      const url = answer.replace('{key}', 'key')
      if (/^https?:\/\/[^\s#@]+$/.test(answer) && URL.canParse(url)) return answer
      throw wrong(`${answer} is no address such as https://base.node.example/v2/{key}`)
    },
  }
}

function findNetwork(word: string): Network {
  const found = presetNetworks.find(({ name, caipChainId, chainId }) =>
    [name.toLowerCase(), caipChainId, `${chainId}`].includes(word.toLowerCase()),
  )
  if (found !== undefined) return found
  throw wrong(`${word} is no built-in network. Another one goes into deployment.json by hand`)
}

function hasNodes({ namespace }: Network): boolean {
  return namespace === 'eip155' || namespace === 'solana'
}

/** Browsers give a widget without TLS on this machine alone what it needs. */
function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

function wordsOf(answer: string): readonly string[] {
  return answer
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function wrong(message: string): StartError {
  return new StartError('ANSWER_WRONG', `${message}.`)
}
