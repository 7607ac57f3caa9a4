import { readFileSync } from 'node:fs'

/**
 * What the package says of itself: the guide to it. The other documents do not come along, so links
 * to them become words.
 */
export function packageReadme(): string {
  const guide = readFileSync('docs/bindings.md', 'utf8')
    .replace(/^# .*$/m, '# @causeway/widget')
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
  return `${guide.trimEnd()}

## More

The project's \`docs/\` has the whole documentation. \`npx --no causeway doctor https://widget.example
https://shop.example\`, which comes with this package, looks at a deployment and at your page.
`
}
