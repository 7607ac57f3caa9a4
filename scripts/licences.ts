import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walletListFile } from '../gateway/walletList/shape.ts'
import { licenceIn, licenceOf, packagesIn } from './licences/licences.ts'

/** What a visitor downloads, and what the package brings: its source maps name every module that went into it. */
const folders = ['dist', 'dist/causeway', 'dist/embed/assets', 'dist/npm']

/** Packages that bring no text along, by hand: what their package.json says. */
const withoutText: Readonly<Record<string, string>> = {
  // 3.1.1, which WalletConnect 2.21.8 asks for.
  uint8arrays: 'MIT (no text)',
  '@solana-program/system': 'Apache-2.0 (no text)',
  '@solana-program/token': 'Apache-2.0 (no text)',
}

const maps = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.map'))
if (maps.length === 0) throw new Error('Nothing is built: run `npm run build` first')

const packages = [...new Set(maps.flatMap((path) => packagesIn(readFileSync(path, 'utf8'))))].sort()
// It is no dependency: names, links and pictures of it are in a file of the gateway, with its notice.
const list = JSON.parse(readFileSync('gateway/walletList/wallets.json', 'utf8'))
const { source } = walletListFile.parse(list)
const rows = [
  ...packages.map((name) => ({
    name,
    licence: licenceOf(join('node_modules', name)) ?? withoutText[name],
  })),
  { name: `${source.package} (list)`, licence: licenceIn(source.licenseText) },
]
for (const { name, licence } of rows) console.log(`${name.padEnd(36)} ${licence ?? 'NOT ALLOWED'}`)
process.exit(rows.every(({ licence }) => licence !== undefined) ? 0 : 1)
