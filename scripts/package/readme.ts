import { readFileSync } from 'node:fs'

const linkToFile = /\[([^\]]+)\]\((?!https?:)[^)]+\)/g

/**
 * The readme of the package: the guide to it, without how to make the tarball, which its reader has. The
 * other documents are not in the package, so links to them become words.
 */
export function packageReadme(): string {
  const guide = readFileSync('docs/bindings.md', 'utf8')
    .replace(/^# .*$/m, '# @causeway/widget')
    .replace(/^The package is not published[\s\S]*?\n\n/m, '')
    .replace(linkToFile, '$1')
  return `${guide.trimEnd()}

## More

The project's \`docs/\` has the whole documentation. This package brings a command that checks a deployment and
your page: \`npx --no causeway doctor https://widget.example https://shop.example\`.
`
}

/** Sections of the guide that are about a checkout. */
const ofCheckout = ['Starting it', 'In containers', 'Upgrade and rollback']

/** The readme of the gateway's package: the guide to it, from its section about the package on. */
export function gatewayReadme(): string {
  const guide = readFileSync('docs/operate.md', 'utf8')
    .replace(/^For systemd, .*\n\n/m, '') // the unit is of a checkout
    .replace(/ The package is not published on npm\. Make[\s\S]*?```\n\n/, '\n\n')
    .replace(/^(\s*```\w+) not run: .*$/gm, '$1')
    .replace(linkToFile, '$1')
  const [, ...sections] = guide.split(/^(?=## )/m)
  const titleOf = (section: string) => /^## (.*)/.exec(section)?.[1] ?? ''
  const own = sections.find((section) => titleOf(section) === 'From the package')
  if (own === undefined) throw new Error('docs/operate.md has no section “From the package”')
  const rest = sections.filter((one) => one !== own && !ofCheckout.includes(titleOf(one)))
  return `# @causeway/gateway\n\n${[own, ...rest].join('').trimEnd()}\n`
}
