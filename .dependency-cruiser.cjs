/** The arrows of ARCHITECTURE.md as rules; `npm run lint` runs them. */
const rooms = {
  locales: '^locales/',
  protocol: '^protocol/',
  loader: '^loader/',
  lib: '^widget/lib/',
  clients: '^widget/clients/',
  kernel: '^widget/kernel/',
  wallet: '^widget/wallet/',
  transactions: '^widget/transactions/',
  shared: '^widget/shared/',
  features: '^widget/features/',
  bridges: '^widget/bridges/',
  namespaces: '^widget/namespaces/',
  connectors: '^widget/connectors/',
  ui: '^widget/ui/',
  secureWire: '^secure/wire/',
  secureApi: '^secure/api/',
  securePage: '^secure/page/(?!vite\\.config)',
  secureService: '^secure/service/',
  gateway: '^gateway/',
  devnet: '^devnet/',
  examples: '^examples/',
  scripts: '^scripts/',
}
const tests = '\\.(test|spec)\\.tsx?$|^tests/|/testing(/|\\.tsx?$)'

const madeOf = require('./scripts/house/madeOf.json')
/** A feature imports none but those that it is made of. */
const featureRules = ['[^/]+', ...Object.keys(madeOf)].map((name, at, all) => ({
  name: at === 0 ? 'features-import-no-feature' : `feature-${name}-imports-its-parts`,
  severity: 'error',
  from: {
    path: `^widget/features/(${at === 0 ? `(?!(?:${all.slice(1).join('|')}|testing)/)[^/]+` : name})/`,
    pathNot: `${tests}|\\.scenes\\.tsx$`,
  },
  to: {
    path: '^widget/features/[^/]+/',
    pathNot: `^widget/features/(${['$1', ...(madeOf[name] ?? [])].join('|')})/`,
  },
}))

/** Addresses that are pinned, the pools' ABI, what the message of a deposit says, and the trial. */
const depositFiles =
  '(client/knownTokens|contracts/(abi|chains|integratorSuffix|knownMessageHandlers|otherDepositsAbi|symbols|wrappedNative)|quote/(message|partnerMessage)|trial/\\w+)'

/** The deployment, addresses of services, and networks; who asks, behind proxies; the embedded wallet's service. */
const gatewayReads =
  '(widget/kernel/(config/(deployment|networkShape|serviceUrls)|bridge/limits|networks/presets)|widget/clients/walletConnect/limits|secure/service/(http/client|openService|log|config/(options|settings|startError)))'

/** Folders of the Across client: each may import those before it, so there is no circle of folders. */
const acrossFolders = [
  ...['util', 'errors', 'contracts', 'trial', 'transport', 'client', 'logs', 'quote', 'transfer'],
  ...['transaction', 'deposit', 'fill', 'status', 'speedUp', 'run'],
]
const acrossLayers = acrossFolders.slice(0, -1).map((folder, at) => ({
  name: `across-${folder}-imports-what-is-below`,
  severity: 'error',
  from: { path: `^widget/bridges/across/${folder}/`, pathNot: tests },
  to: { path: `^widget/bridges/across/(index\\.ts|(${acrossFolders.slice(at + 1).join('|')})/)` },
}))

/** Folders of the loader, each with those before it below it; then its root, and what npm offers beside it. */
const loaderFolders = ['words', 'stage0', 'cards', 'options', 'wallets', 'frame']
const loaderLayers = loaderFolders.map((folder, at) => ({
  name: `loader-${folder}-imports-what-is-below`,
  severity: 'error',
  from: { path: `^loader/${folder}/`, pathNot: tests },
  to: { path: `^loader/([^/]+\\.ts|(${[...loaderFolders.slice(at + 1), 'bindings'].join('|')})/)` },
}))
/** Rooms of the wallet: each may import those before it, and what stands alone (`links`). */
const walletRooms = [
  ...['connections', 'signInState', 'connect', 'registry', 'signIn', 'calls', 'portfolio'],
  ...['requests', 'embedded', 'names'],
]
const walletLayers = walletRooms.slice(0, -1).map((room, at) => ({
  name: `wallet-${room}-imports-what-is-below`,
  severity: 'error',
  from: { path: `^widget/wallet/${room}/`, pathNot: tests },
  to: { path: `^widget/wallet/(${walletRooms.slice(at + 1).join('|')})/` },
}))
const house = ['kernel', 'wallet', 'transactions', 'shared', 'features']

/** A room and all of ours that it may not import. */
function only(name, from, allowed) {
  const forbidden = Object.entries(rooms)
    .filter(([room]) => room !== from && !allowed.includes(room))
    .map(([, path]) => path)
  return {
    name,
    severity: 'error',
    from: { path: rooms[from], pathNot: tests },
    to: { path: [...forbidden, '^widget/(boot/|boot\\.ts|main\\.ts)', '^tests/'] },
  }
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('protocol-imports-nothing', 'protocol', []),
    only('locales-arrows', 'locales', ['lib']),
    only('loader-imports-protocol', 'loader', ['protocol', 'locales']),
    ...loaderLayers,
    {
      name: 'loader-knows-no-binding',
      severity: 'error',
      from: { path: '^loader/[^/]+\\.ts$', pathNot: tests },
      to: { path: '^loader/bindings/' },
    },
    only('lib-knows-no-domain', 'lib', []),
    only('clients-arrows', 'clients', ['protocol', 'lib', 'secureWire']),
    // Sentences as types: what a toast says.
    only('kernel-arrows', 'kernel', [
      ...['protocol', 'lib', 'bridges', 'clients', 'namespaces', 'locales'],
    ]),
    only('wallet-arrows', 'wallet', [
      ...['protocol', 'lib', 'bridges', 'clients', 'namespaces', 'kernel'],
    ]),
    only('transactions-arrows', 'transactions', [
      ...['protocol', 'lib', 'bridges', 'clients', 'namespaces', 'kernel', 'wallet'],
    ]),
    ...walletLayers,
    only('shared-arrows', 'shared', [
      ...['protocol', 'lib', 'bridges', 'clients', 'namespaces', 'locales', 'ui'],
      ...['kernel', 'wallet', 'transactions'],
    ]),
    only('features-arrows', 'features', [
      ...['protocol', 'lib', 'bridges', 'clients', 'namespaces', 'locales', 'ui', ...house],
    ]),
    ...featureRules,
    only('bridges-arrows', 'bridges', ['lib']),
    ...acrossLayers,
    only('namespaces-arrows', 'namespaces', ['protocol', 'lib', 'clients']),
    only('connectors-arrows', 'connectors', ['protocol', 'lib', 'clients', 'kernel', 'wallet']),
    only('ui-arrows', 'ui', ['protocol', 'lib', 'bridges', 'locales', 'kernel']),
    only('secure-wire-imports-nothing', 'secureWire', []),
    only('secure-api-arrows', 'secureApi', ['secureWire']),
    only('secure-page-arrows', 'securePage', [
      'secureWire',
      'secureApi',
      'lib',
      'bridges',
      'locales',
    ]),
    only('secure-service-arrows', 'secureService', ['secureWire', 'secureApi', 'lib', 'locales']),
    only('gateway-arrows', 'gateway', ['protocol', 'lib', 'kernel', 'clients', 'secureService']),
    {
      name: 'gateway-knows-no-widget',
      comment: 'What a deployment is and whom the frame asks; of the service, whose request it is',
      severity: 'error',
      from: { path: '^gateway/', pathNot: tests },
      to: { path: '^(widget/(kernel|clients)|secure/service)/', pathNot: `^${gatewayReads}\\.ts$` },
    },
    only('devnet-imports-nothing', 'devnet', []),
    only('examples-import-nothing', 'examples', []),
    {
      name: 'secure-page-reads-deposits',
      comment:
        'Of the bridge it takes what a deposit says and where, and how calls are tried: nothing that sends',
      severity: 'error',
      from: { path: '^secure/page/', pathNot: tests },
      to: { path: '^widget/bridges/', pathNot: `^widget/bridges/across/${depositFiles}\\.ts$` },
    },
    {
      name: 'core-takes-clients-as-values',
      comment: 'Values arrive in the kernel: a test passes others',
      severity: 'error',
      from: { path: '^widget/(kernel|wallet|transactions|shared|features)/', pathNot: tests },
      to: { path: '^widget/(clients|namespaces)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'namespaces-take-clients-as-types',
      severity: 'error',
      from: { path: '^widget/namespaces/', pathNot: tests },
      to: { path: '^widget/clients/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-view',
      comment: 'What views are made of; the shell (app, modal) knows their list alone',
      severity: 'error',
      from: {
        path: '^widget/ui/(app|components|form|icons|marks|modal|primitives|review|theme)/',
        pathNot: tests,
      },
      to: { path: '^widget/features/[^/]+/views/' },
    },
    {
      name: 'no-react-outside-ui',
      severity: 'error',
      from: {
        path: '^(protocol|loader|devnet)/|^widget/(lib|clients|kernel|wallet|transactions|bridges|namespaces|connectors|features/\\w+/(model|activity|nfts))/',
        pathNot: `${tests}|^loader/bindings/`,
      },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'no-zod-classic',
      comment: 'zod classic is four times the size and probes new Function on the page',
      severity: 'error',
      from: { path: '^(protocol|loader|widget)/|^secure/(wire|api|page)/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?(mini|core|locales)' },
    },
    {
      name: 'viem-only-where-it-loads-late',
      severity: 'error',
      from: {
        path: '^(protocol|loader)/|^widget/(lib|clients|connectors|namespaces|ui)/',
        // Who takes this one has viem: wagmi is made of it.
        pathNot: `${tests}|^loader/bindings/wagmi\\.ts$`,
      },
      to: { path: 'node_modules/viem/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    // Kept loaders are built files.
    exclude: {
      path: '^(dist|\\.cache|tests/fixtures/loaders|tests/frameworks/[^/]+/(dist|build|\\.astro|\\.angular|\\.react-router))/',
    },
  },
}
