import type { Rule } from './headers.ts'

/** One way to write the rules down: the file that a server or host reads. */
type Format = {
  readonly file: string
  readonly write: (rules: readonly Rule[]) => string
  /** How the file gets into use: what to put into the server, or to run. */
  readonly usage: string
}

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
          // What is missing must not be remembered for a year.
          const always = (name: string) => (name === 'cache-control' ? '' : ' always')
          const headers = lines(
            rule,
            (name, value) => `  add_header ${name} ${quote(value)}${always(name)};`,
          )
          return [`${match} {`, ...index, ...headers, '}'].join('\n')
        })
        .join('\n\n'),
    usage: `server {
  listen 443 ssl;
  server_name widget.example;
  ssl_certificate /etc/ssl/widget.example.pem;
  ssl_certificate_key /etc/ssl/widget.example.key;
  root /srv/causeway/dist;
  gzip on;
  gzip_types text/javascript application/javascript text/css application/json;
  include /srv/causeway/dist/nginx.conf;
}`,
  },
  caddy: {
    file: 'Caddyfile',
    write: (rules) =>
      rules
        .map((rule) => {
          // Of files that there are alone: what is missing must not be remembered for a year.
          const name = `@causeway${rule.path.replace(/\W+/g, '_')}`
          const matcher = [`${name} {`, `\tpath ${rule.path}`, '\tfile', '}']
          const isForEver = rule.headers['cache-control']?.includes('immutable') === true
          const headers = lines(rule, (n, v) => `\t${n} ${quote(v)}`)
          const start = isForEver ? [...matcher, `header ${name} {`] : [`header ${rule.path} {`]
          return [...start, ...headers, '}'].join('\n')
        })
        .join('\n\n'),
    usage: `widget.example {
	root * /srv/causeway/dist
	encode zstd gzip
	import /srv/causeway/dist/Caddyfile
	file_server
}`,
  },
  /** Cloudflare Pages and Netlify read the same file. */
  headers: {
    file: '_headers',
    write: (rules) =>
      rules
        .map((rule) => [rule.path, ...lines(rule, (n, v) => `  ${n}: ${v}`)].join('\n'))
        .join('\n\n'),
    usage: 'npx wrangler pages deploy dist',
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
    usage: 'npx vercel deploy dist',
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name)
}
