import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { walletListFile } from '../gateway/walletList/shape.ts'
import { licenceOf } from './licences/licences.ts'
import type { WalletListFile } from './walletList/readPicture.ts'
import { readRainbowKit } from './walletList/readRainbowKit.ts'

/**
 * Writes the gateway's own wallet list anew: `npm run wallets`, or with the version of the package that it is to be
 * made from, `npm run wallets -- 2.2.11`. The package is fetched, read and deleted; it is no dependency.
 */
const FILE = 'gateway/walletList/wallets.json'
const PACKAGE = '@rainbow-me/rainbowkit'
/** Those that are offered before anybody looks for one; the rest by name. */
const FIRST = ['metaMask', 'coinbase', 'trust', 'rainbow']

const version = process.argv[2] ?? readVersion()
const folder = mkdtempSync(join(tmpdir(), 'causeway-wallets-'))
try {
  const packed = execFileSync('npm', ['pack', `${PACKAGE}@${version}`, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  })
  execFileSync('tar', ['xzf', packed.trim()], { cwd: folder })
  const unpacked = join(folder, 'package')
  if (licenceOf(unpacked) !== 'MIT') throw new Error(`${PACKAGE} is no longer under MIT`)
  const found = readRainbowKit(unpacked)
  const first = FIRST.map((id) => {
    const wallet = found.find((one) => one.id === id)
    if (wallet === undefined) throw new Error(`${PACKAGE} no longer lists ${id}`)
    return wallet
  })
  const list = walletListFile.parse({
    source: {
      package: PACKAGE,
      version,
      license: 'MIT',
      licenseText: readFileSync(join(unpacked, 'LICENSE'), 'utf8').trim(),
    },
    wallets: [...first, ...found.filter((wallet) => !first.includes(wallet))],
  })
  writeFileSync(FILE, print(list))
  const pictures = list.wallets.filter(({ image }) => image !== undefined).length
  console.log(`${FILE}: ${list.wallets.length} wallets, ${pictures} with a picture`)
} finally {
  rmSync(folder, { recursive: true })
}

function readVersion(): string {
  return walletListFile.parse(JSON.parse(readFileSync(FILE, 'utf8'))).source.version
}

/** One wallet on each line, so that a difference can be read. */
function print({ source, wallets }: WalletListFile): string {
  const lines = wallets.map((wallet) => `    ${JSON.stringify(wallet)}`)
  return `{\n  "source": ${JSON.stringify(source)},\n  "wallets": [\n${lines.join(',\n')}\n  ]\n}\n`
}
