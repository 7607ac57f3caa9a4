const { existsSync, readdirSync, readFileSync } = require('node:fs')

/** Files that a browser loads for these entries of the build, with what they import statically. */
function filesOf(entries) {
  const manifestPath = 'dist/embed/.vite/manifest.json'
  if (!existsSync(manifestPath)) throw new Error('Run `npm run build` first')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const files = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const entry of entries) add(entry)
  return [...files].map((file) => `dist/embed/${file}`)
}

/** What the document of a frame names. */
function namedBy(folder) {
  const document = readFileSync(`${folder}/index.html`, 'utf8')
  const found = [...document.matchAll(/(?:src|href)="\.?(\/[^"]+)"/g)]
  return found.map(([, path]) => `${folder}${path}`)
}

/** Names of the files beside it that a file imports statically. */
function importsOf(file) {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?["']\.\/([^"']+)["']/g)
  return [...found].map(([, name]) => name)
}

/** Whether a file has no code but imports and their export. */
function onlyHandsOn(file) {
  const code = readFileSync(file, 'utf8').replace(/^\/\/#.*/m, '')
  return /^((import|export) ?((\{[^}]*\})? ?from)? ?(["'][^"']+["']|\{[^}]*\});?\s*)+$/.test(code)
}

const loaderChunks = readdirSync('dist/causeway')
  .filter((name) => /^engine-.*\.js$/.test(name))
  .map((name) => `dist/causeway/${name}`)

// What stage 1 is made of is counted whole, and comes in one file.
for (const chunk of loaderChunks) {
  if (importsOf(chunk).length > 0) throw new Error(`${chunk} loads another file`)
}

// The document names all that Connect loads, its words in English too.
const connect = namedBy('dist/embed')
for (const file of connect.filter((one) => one.endsWith('.js'))) {
  for (const name of importsOf(file)) {
    if (!connect.includes(`dist/embed/assets/${name}`))
      throw new Error(`Connect also loads ${name}`)
  }
}
// Each is a request before the wallets are seen.
if (connect.length > 5) throw new Error(`Connect comes in ${connect.length} files, not 5`)
// A file that only hands on what one of these has is one more request, after them. An `await` at the top of
// `widget/main.ts` makes such files.
for (const name of readdirSync('dist/embed/assets').filter((one) => one.endsWith('.js'))) {
  const file = `dist/embed/assets/${name}`
  const handedOn = importsOf(file).find((one) => connect.includes(`dist/embed/assets/${one}`))
  if (handedOn !== undefined && onlyHandsOn(file)) {
    throw new Error(`${file} only hands on what ${handedOn} has`)
  }
}
const solana = filesOf(['namespaces/solana/solanaTransfers.ts']).filter(
  (file) => !connect.includes(file),
)
if (connect.some((file) => /solana/i.test(file))) throw new Error('Connect loads Solana')

/** What every visitor pays, and users of the headless bridge (brotli); a gate of `npm test`. */
module.exports = [
  { name: 'loader, stage 0', path: 'dist/loader.js', limit: '3 kB' },
  // 0.9 kB of it is what of penpal this side never calls: a library that guards a border is not edited.
  { name: 'loader, stage 0 and 1', path: ['dist/loader.js', ...loaderChunks], limit: '15 kB' },
  { name: 'loader of one version, stage 0', path: 'dist/v/*/loader.js', limit: '3.3 kB' },
  {
    name: 'frame, all that Connect loads',
    path: ['dist/embed/index.html', ...connect],
    // 0.3 kB of it asks a busy node again, and tells while a view is loading; 0.3 kB names the marks of logins;
    // 0.4 kB keeps what people choose in Settings, and keeps clear of a phone's keyboard.
    limit: '127 kB',
  },
  {
    name: 'WalletConnect, where somebody picks it',
    path: filesOf(['connectors/openWalletConnect.ts']).filter((file) =>
      file.includes('openWalletConnect'),
    ),
    limit: '78 kB',
  },
  { name: 'Solana, where somebody sends', path: solana, limit: '40 kB' },
  {
    name: 'secure frame, before it draws',
    // What it draws with comes when somebody is asked.
    path: namedBy('dist/secure'),
    limit: '40 kB',
  },
  // 0.8 kB of it asks another party before an end is told that only one node says, and 1.1 kB tries
  // bundles by code in the account's place.
  // 0.4 kB of it asks the other nodes of a chain for a fill or a refund, and reads what a deposit was paid in.
  // 0.7 kB compares what a service asks to be done with the request and the pins, whichever service it is.
  // 0.1 kB does without `AbortSignal.any`, which Safari 16.4 and Firefox 115 lack.
  { name: 'bridge, headless, without viem and zod', path: 'dist/npm/bridge.js', limit: '36.5 kB' },
]
