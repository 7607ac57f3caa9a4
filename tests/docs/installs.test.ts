import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gatewayReadme, packageReadme } from '../../scripts/package/readme.ts'
import { sourceFiles } from '../../scripts/sourceFiles.ts'
import { refuseInstall } from './installs.ts'
import { documents } from './samples.ts'

const command =
  /(?<![-\w/@.])(?:(?:npx|pnpx|bunx|pnpm|yarn) |npm (?!package|run |start|test))[^`'"\n]*/g

/** Commands of a document: lines of shell samples, and code within sentences. */
function commandsOf(text: string): readonly string[] {
  const samples = [...text.matchAll(/^[ \t]*```sh[^\n]*\n([\s\S]*?)^[ \t]*```$/gm)]
  const lines = samples.flatMap(([, code = '']) => code.split('\n')).map((line) => line.trim())
  const prose = text.replace(/^[ \t]*```[\s\S]*?^[ \t]*```$/gm, '')
  const inline = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return [...lines, ...inline.map((code) => code.replace(/\s+/g, ' '))]
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter((line) => /^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx) /.test(line))
}

const wrongIn = (where: string, commands: readonly string[]) =>
  commands.flatMap((line) => {
    const why = refuseInstall(line)
    return why === undefined ? [] : [`${where}: ${line}: ${why}`]
  })

test('default: every command of the documents runs from the checkout or a named tarball (look 10)', () => {
  const texts = [...documents, 'ARCHITECTURE.md'].map((file) => ({
    file,
    commands: commandsOf(readFileSync(file, 'utf8')),
  }))
  expect(texts.flatMap(({ commands }) => commands).length).toBeGreaterThan(40)
  expect(texts.flatMap(({ file, commands }) => wrongIn(file, commands))).toEqual([])
  for (const readme of [packageReadme(), gatewayReadme()]) {
    expect(wrongIn('the readme of a package', commandsOf(readme))).toEqual([])
  }
})

test('default: so does every command that a tool, an error or the playground prints (look 10)', () => {
  const rooms = ['scripts', 'examples', 'devnet', 'gateway', 'loader', 'widget', 'secure']
  const files = sourceFiles(rooms).filter((path) => !/\.test\./.test(path))
  const wrong = files.flatMap((path) => {
    const found = readFileSync(path, 'utf8').match(command) ?? []
    return wrongIn(path, found)
  })
  expect(wrong).toEqual([])
})

test('default: tarballs and Vite are named by the versions of this checkout (look 10)', () => {
  const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = documents.map((file) => readFileSync(file, 'utf8')).join('\n')
  const tarballs = text.match(/causeway-widget-[\d.]+\.tgz/g) ?? []
  expect([...new Set(tarballs)]).toEqual([`causeway-widget-${version}.tgz`])
  const gateways = text.match(/causeway-gateway-[\d.]+\.tgz/g) ?? []
  expect([...new Set(gateways)]).toEqual([`causeway-gateway-${version}.tgz`])
  const vites = text.match(/npx --yes vite@[\d.]+/g) ?? []
  expect([...new Set(vites)]).toEqual([`npx --yes vite@${devDependencies.vite}`])
})

test.each([
  ['npm i @causeway/widget', 'tarball'],
  ['npm install --save @causeway/widget@0.1.0', 'tarball'],
  ['npm install viem@latest', 'exact'],
  ['npx vite shop', 'asks'],
  ['npx --yes vite shop', 'exact version'],
  ['npx -y @causeway/widget@0.1.0 doctor', 'exact version'],
  ['npm create vite@9.3.0 shop', 'asks'],
  ['npm create --yes vite@latest shop', 'exact version'],
  ['yarn add @causeway/widget', 'use npm'],
])('error: %s is refused', (line, why) => {
  expect(refuseInstall(line)).toContain(why)
})

test.each([
  'npm ci --omit=dev',
  'npm start -- --allow http://localhost:5500',
  'npm pack ./dist/npm',
  'npm install',
  'npm install ../causeway/causeway-widget-0.1.0.tgz',
  'npm create --yes vite@9.3.0 ../shop -- --template react',
  'npx --yes vite@8.3.8 shop --port 5500',
  'npx --no causeway doctor https://widget.example',
])('default: %s is not', (line) => {
  expect(refuseInstall(line)).toBe(undefined)
})
