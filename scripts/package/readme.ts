import { readFileSync } from 'node:fs'

/**
 * The readme of the package: the guide to it, without how to make the tarball, which its reader has. The
 * other documents are not in the package, so links to them become words.
 */
export function packageReadme(): string {
  const guide = readFileSync('docs/bindings.md', 'utf8')
    .replace(/^# .*$/m, '# @causeway/widget')
    .replace(/^The package is not published[\s\S]*?\n\n/m, '')
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
  return `${guide.trimEnd()}

## More

The project's \`docs/\` has the whole documentation. This package brings a command that checks a deployment and
your page: \`npx --no causeway doctor https://widget.example https://shop.example\`.
`
}
