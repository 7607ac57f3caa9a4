import { escapeHtml } from './html.ts'

type Kind = 'comment' | 'string' | 'keyword' | 'name'
type Rule = readonly [kind: Kind, pattern: RegExp]

const script: readonly Rule[] = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/],
  [
    'keyword',
    /\b(?:as|async|await|const|declare|default|export|extends|for|from|function|if|import|let|new|null|of|readonly|return|throw|true|false|try|catch|type|typeof|undefined)\b/,
  ],
]
const markup: readonly Rule[] = [
  ['comment', /<!--[\s\S]*?-->/],
  ['string', /"[^"]*"|'[^']*'/],
  ['keyword', /<\/?[a-z][-\w]*/],
]
const shell: readonly Rule[] = [
  ['comment', /(?<=^|\s)#[^\n]*/],
  ['string', /"[^"]*"|'[^']*'/],
  ['keyword', /^(?:npm|npx|node|openssl|cp|curl|cd|mkdir)\b/m],
]
const config: readonly Rule[] = [
  ['comment', /(?<=^|\s)#[^\n]*/],
  ['string', /"[^"]*"|'[^']*'/],
  ['keyword', /^[ \t]*[-\w]+(?=[ {:])/m],
]
const data: readonly Rule[] = [
  ['name', /"(?:[^"\\]|\\.)*"(?=\s*:)/],
  ['string', /"(?:[^"\\]|\\.)*"/],
  ['keyword', /\b(?:true|false|null)\b/],
]

const languages: Readonly<Record<string, readonly Rule[]>> = {
  js: script,
  jsx: script,
  ts: script,
  tsx: script,
  html: markup,
  sh: shell,
  json: data,
  nginx: config,
  caddy: config,
}

/** Code with spans for what a reader looks for; a language that is not known stays plain. */
export function highlight(code: string, language: string): string {
  const rules = languages[language]
  if (rules === undefined) return escapeHtml(code)
  const flags = [...new Set(['g', ...rules.map(([, { flags }]) => flags).join('')])].join('')
  const pattern = new RegExp(rules.map(([, { source }]) => `(${source})`).join('|'), flags)
  let html = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const kind = rules[match.slice(1).findIndex((part) => part !== undefined)]?.[0]
    html += escapeHtml(code.slice(end, match.index))
    html += `<span class="${kind}">${escapeHtml(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}
