import { type Snippet, snippetsOf } from '../../examples/playground/src/snippets.ts'
import type { Sample } from './samples.ts'

/** A person's choices in the playground: of each kind of control, and of each place on a page. */
const choices = [
  {},
  {
    themeMode: 'light',
    'themeVariables.--causeway-accent': '#6d4aff',
    'features.swaps': false,
    'features.socials': ['google', 'github'],
    networks: ['eip155:8453', 'eip155:10'],
    'metadata.name': 'Maren\\\'s "Tern"',
    zIndex: 7,
    siwx: true,
  },
  { mode: 'inline', 'bridge.amount': '25' },
  { mode: 'bridge', target: '#bridge', 'wallets.custom': [{ id: 'own', name: 'Own' }] },
]

const places = {
  url: 'https://widget.example/v/1.0.0/loader.js',
  integrity: 'sha384-abc',
  frameUrl: 'https://widget.example/embed/',
}

/** What the playground gives to copy, each list for one set of choices. */
export const snippets: readonly (readonly Snippet[])[] = choices.map((one) =>
  snippetsOf(one, places),
)

/** Those that are code, to be compiled with the samples of the documents. */
export function readSnippets(): readonly Sample[] {
  return snippets.flatMap((list, at) =>
    list
      .filter(({ title }) => title !== 'Script tag')
      .map(({ title, code }) => ({
        where: `playground ${at}, ${title}`,
        role: '',
        notRun: undefined,
        language: title === 'React' ? 'jsx' : 'js',
        code: code.includes('mySiwx') ? `${yours}\n${code}` : code,
      })),
  )
}

/** What a site writes itself. */
const yours = `/** @type {NonNullable<import('@causeway/widget').WidgetOptions['siwx']>} */
const mySiwx = {
  getNonce: async () => '12345678',
  verify: async () => true,
  getSession: async () => null,
  signOut: async () => undefined,
}`
