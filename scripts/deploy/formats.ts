import type { Rule } from './headers.ts'

/** One way to write the rules down: the file that a server or host reads. */
type Format = { readonly file: string; readonly write: (rules: readonly Rule[]) => string }

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const lines = (rule: Rule, line: (name: string, value: string) => string) =>
  Object.entries(rule.headers).map(([name, value]) => line(name, value))

/** Servers and hosts that the generated file is for. */
export const formats = {
  nginx: {
    file: 'nginx.conf',
    write: (rules) =>
      rules
        .map((rule) => {
          const match = rule.path.endsWith('*')
            ? `location ^~ ${rule.path.slice(0, -1)}`
            : `location = ${rule.path}`
          const index = rule.path.endsWith('/') ? [`  try_files ${rule.path}index.html =404;`] : []
          const headers = lines(
            rule,
            (name, value) => `  add_header ${name} ${quote(value)} always;`,
          )
          return [`${match} {`, ...index, ...headers, '}'].join('\n')
        })
        .join('\n\n'),
  },
  caddy: {
    file: 'Caddyfile',
    write: (rules) =>
      rules
        .map((rule) =>
          [`header ${rule.path} {`, ...lines(rule, (n, v) => `\t${n} ${quote(v)}`), '}'].join('\n'),
        )
        .join('\n\n'),
  },
  /** Cloudflare Pages and Netlify read the same file. */
  headers: {
    file: '_headers',
    write: (rules) =>
      rules
        .map((rule) => [rule.path, ...lines(rule, (n, v) => `  ${n}: ${v}`)].join('\n'))
        .join('\n\n'),
  },
  vercel: {
    file: 'vercel.json',
    write: (rules) =>
      JSON.stringify(
        {
          headers: rules.map(({ path, headers }) => ({
            source: path.replace(/\*$/, '(.*)'),
            headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
          })),
        },
        null,
        2,
      ),
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name)
}
