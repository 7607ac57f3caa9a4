import { everyHeader, type Rule } from '#gateway/site/headers.ts'

/** A format for the rules: the configuration file of a server or host. */
export type Format = {
  readonly file: string
  /** Whether the file is part of `dist/site/`, which is published, or stands beside it. @default false */
  readonly isPublished?: boolean
  readonly write: (rules: readonly Rule[]) => string
  /** How to use the file: what to add to the server's configuration, or to run. */
  readonly usage: string
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const lines = (rule: Pick<Rule, 'headers'>, line: (name: string, value: string) => string) =>
  Object.entries(rule.headers).map(([name, value]) => line(name, value))

const others = { headers: everyHeader }

/** The supported servers and hosts. */
export const formats = {
  nginx: {
    file: 'nginx.conf',
    write: (rules) => [...rules.map(nginxLocation), nginxOthers()].join('\n\n'),
    usage: `server {
  listen 443 ssl;
  server_name widget.example;
  ssl_certificate /etc/ssl/widget.example.pem;
  ssl_certificate_key /etc/ssl/widget.example.key;
  root /srv/causeway/site;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types text/javascript application/javascript text/css application/json;
  include /srv/causeway/nginx.conf;
}`,
  },
  caddy: {
    file: 'Caddyfile',
    write: (rules) => [...rules.map(caddyHeader), caddyOthers(rules)].join('\n\n'),
    usage: `widget.example {
	root * /srv/causeway/site
	encode zstd gzip
	import /srv/causeway/Caddyfile
	file_server
}`,
  },
  /** Cloudflare Pages and Netlify read the same file. */
  headers: {
    file: '_headers',
    isPublished: true,
    write: (rules) =>
      rules
        .map((rule) => [rule.path, ...lines(rule, (n, v) => `  ${n}: ${v}`)].join('\n'))
        .join('\n\n'),
    usage: 'npx --yes wrangler@4.164.0 pages deploy dist/site',
  },
  vercel: {
    file: 'vercel.json',
    isPublished: true,
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
    usage: 'npx --yes vercel@64.0.2 deploy dist/site',
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name)
}

function nginxLocation(rule: Rule): string {
  const match = rule.path.endsWith('*')
    ? `location ^~ ${rule.path.slice(0, -1)}`
    : `location = ${rule.path}`
  const file = rule.path.endsWith('/') ? `${rule.path}index.html` : '$uri'
  // A 404 must not be cached for a year, so it gets no `cache-control`.
  const always = (name: string) => (name === 'cache-control' ? '' : ' always')
  const headers = lines(
    rule,
    (name, value) => `  add_header ${name} ${quote(value)}${always(name)};`,
  )
  return [`${match} {`, `  try_files ${file} =404;`, ...headers, '}'].join('\n')
}

/** Every other path answers 404, even if the file was copied to the server. */
function nginxOthers(): string {
  const headers = lines(others, (name, value) => `  add_header ${name} ${quote(value)} always;`)
  return ['location / {', ...headers, '  return 404;', '}'].join('\n')
}

function caddyHeader(rule: Rule): string {
  // Matches existing files only, because a 404 must not be cached for a year.
  const name = `@causeway${rule.path.replace(/\W+/g, '_')}`
  const matcher = [`${name} {`, `\tpath_regexp ^${expressionOf(rule)}$`, '\tfile', '}']
  const isForEver = rule.headers['cache-control']?.includes('immutable') === true
  const start = isForEver ? [...matcher, `header ${name} {`] : [`header ${rule.path} {`]
  return [...start, ...lines(rule, (key, value) => `\t${key} ${quote(value)}`), '}'].join('\n')
}

function caddyOthers(rules: readonly Rule[]): string {
  return [
    `@causeway_other not path_regexp ^(${rules.map(expressionOf).join('|')})$`,
    'header @causeway_other {',
    ...lines(others, (key, value) => `\t${key} ${quote(value)}`),
    '}',
    'error @causeway_other 404',
  ].join('\n')
}

/** Caddy's path matcher ignores case even on a case-sensitive disk, so a regular expression is used. */
function expressionOf({ path }: Rule): string {
  return path.replaceAll('.', '\\.').replace('*', '.+')
}
