import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import { behindContainers } from '../../gateway/setup/containers.ts'
import { makeSetup } from '../../gateway/setup/makeSetup.ts'
import { settings } from '../../secure/service/config/settings.ts'
import { fillIn, readCompose, type Service } from './compose.ts'
import { readDockerfile } from './dockerfile.ts'
import { isSent, readRules } from './dockerIgnore.ts'

const compose = readCompose()
const services = Object.entries(compose.services)
const serviceOf = (name: string): Service => {
  const found = compose.services[name]
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}`)
  return found
}
const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const stageOf = (name: string) => {
  const found = stages.get(name)
  if (found === undefined) throw new Error(`The Dockerfile has no stage ${name}`)
  return found
}
const answers = {
  origin: 'https://widget.example',
  sites: ['https://shop.example'],
  networks: undefined,
  services: [],
}
const setup = behindContainers(makeSetup(answers, []), answers)
const ofDotEnv = Object.fromEntries(
  (setup.ofContainers ?? []).map(({ name, value }) => [name, value]),
)

describe('Dockerfile', () => {
  test('default: each stage begins with one exact image, of a Node that the project takes', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    const images = [...stages.values()].map(({ base }) => base).filter((base) => !stages.has(base))
    expect(new Set(images).size).toBe(1)
    const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-bookworm-slim$/.exec(images[0] ?? '') ?? []
    const [, least, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? []
    expect(major).toBe(least)
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(leastMinor))
  })

  test.each([
    ['gateway', 8_080],
    ['secure', 8_100],
  ])('default: %s runs as a user without rights, and tells its health', (name, port) => {
    const stage = stageOf(name)
    expect(stage).toMatchObject({ user: 'node', stopSignal: 'SIGTERM', port })
    expect(stage.healthcheck.join(' ')).toContain(`|| ${port}}/health`)
    expect(stage.command[0]).toBe('node')
  })

  test('default: the last stage is the gateway, which a build without a target makes', () => {
    expect([...stages.keys()].at(-1)).toBe('gateway')
  })

  test.each([
    'FROM node:20 AS a\nADD https://a.example /',
    'FROM node:20 AS a\nRUN --mount=type=secret,id=a cat /run/secrets/a',
    'FROM node:20 AS a\nARG KEY',
    'FROM node:20',
    'RUN true',
  ])('error: what the reader does not know is no Dockerfile of ours: %s', (text) => {
    expect(() => readDockerfile(text)).toThrow()
  })
})

describe('.dockerignore', () => {
  const rules = readRules(readFileSync('.dockerignore', 'utf8'))

  test.each([
    '.env',
    '.git/config',
    'deployment.json',
    'dist/loader.js',
    'gateway.env',
    'gateway/gateway.env',
    'node_modules/zod/package.json',
    'secure.env',
    'secure/node_modules/a.js',
    'devnet/start.ts',
    'README.md',
    '.data/secure/PG_VERSION',
    'gateway/main.test.ts',
  ])('default: %s stays outside', (path) => {
    expect(isSent(rules, path)).toBe(false)
  })

  test.each([
    'docs/operate.md',
    'examples/site/base.css',
    'examples/site/top.css',
    'CHANGELOG.md',
    'package.json',
    'devnet/nothing/package.json',
    'devnet/tsconfig.json',
    'gateway/main.ts',
    'locales/en/mail.json',
  ])('default: %s gets in', (path) => {
    expect(isSent(rules, path)).toBe(true)
  })
})

describe('compose.yaml', () => {
  test('default: Caddy alone publishes ports', () => {
    const publishing = services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)
    expect(publishing).toEqual(['caddy'])
    expect(serviceOf('caddy').ports).toEqual(['80:80', '443:443', '443:443/udp'])
  })

  test('default: store and database have a network without a way out, with the one that asks them', () => {
    const { store, database, proxy } = compose.networks
    expect([store?.internal, database?.internal, proxy?.internal]).toEqual([true, true, undefined])
    const on = (network: string) =>
      services.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name)
    expect(on('store')).toEqual(['gateway', 'store'])
    expect(on('database')).toEqual(['secure', 'database'])
    expect(on('proxy')).toEqual(['caddy', 'gateway', 'secure'])
  })

  test('default: every service has one exact image or a stage of ours, and a check of its health', () => {
    for (const [name, { image = '', build, healthcheck }] of services) {
      if (build === undefined) expect(image, name).toMatch(/^[a-z/]+:\d+\.\d+(?:\.\d+)?-alpine$/)
      else expect(stageOf(build.target).healthcheck, name).not.toEqual([])
      expect(healthcheck !== undefined || build !== undefined, name).toBe(true)
    }
  })

  test.each(['caddy', 'gateway', 'store', 'secure'])(
    'default: %s has no rights to spare',
    (name) => {
      expect(serviceOf(name)).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    },
  )

  test('default: it holds no secret, and all that it wants is in the .env of init', () => {
    const text = readFileSync('compose.yaml', 'utf8')
    const wanted = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect([...new Set(wanted)].filter((name) => !(name in ofDotEnv))).toEqual([])
    const given = Object.keys(ofDotEnv).filter((name) => !name.startsWith('COMPOSE_'))
    expect(given.filter((name) => !wanted.includes(name))).toEqual([])
    for (const line of text
      .split('\n')
      .filter((one) => /PASSWORD:|redis:|postgres:\/\//.test(one))) {
      expect(line).toMatch(/\$\{[A-Z_]*PASSWORD:\?/)
    }
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that Compose fills in
    expect(fillIn('${WIDGET_HOST:?no} ${SECURE_HOST:-none} $$A', ofDotEnv)).toBe(
      'widget.example none $A',
    )
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that Compose fills in
    expect(() => fillIn('${STORE_PASSWORD:?.env lacks it}', {})).toThrow('.env lacks it')
  })

  test('default: the gateway reads what it is given, where its image says', () => {
    const { environment = {}, volumes = [], env_file } = serviceOf('gateway')
    expect(Object.keys(environment)).toEqual(['STORE_URL'])
    expect(setup.deployment.gateway).toMatchObject({ limits: { storeFrom: 'STORE_URL' } })
    const [volume = ''] = volumes
    expect(volume).toBe(`./deployment.json:${stageOf('gateway').command.at(-1)}:ro`)
    expect(env_file).toBe('gateway.env')
    expect(Object.keys(compose.services)).toContain(hostIn(environment.STORE_URL))
  })

  test('default: the embedded wallet reads what it is given', () => {
    const { environment = {} } = serviceOf('secure')
    expect(Object.keys(environment).filter((name) => !(name in settings))).toEqual([])
    expect(Object.keys(compose.services)).toContain(hostIn(environment.DATABASE_URL))
  })

  test('default: both believe the network of Caddy, and no other (N8)', () => {
    const subnet = compose.networks.proxy?.ipam?.config[0]?.subnet ?? ''
    expect(isIP(subnet.split('/')[0] ?? '')).toBe(4)
    expect(setup.deployment.gateway).toMatchObject({ trustedProxies: [subnet] })
    expect(serviceOf('secure').environment?.TRUSTED_PROXIES).toBe(subnet)
  })

  test('default: Caddy has the files that the guides show, with the names and ports of the services', () => {
    const { environment = {}, volumes = [] } = serviceOf('caddy')
    expect(volumes[0]).toBe('./deploy:/etc/caddy:ro')
    const imported = [...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/^import (.+)$/gm)]
    const files = imported.map(([, file]) => `deploy/${file}`)
    expect(files).toEqual(['deploy/gateway.Caddyfile', 'deploy/secure.Caddyfile'])
    const read = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\{\$(\w+):/g)].map(([, name]) => name),
    )
    expect(Object.keys(environment).sort()).toEqual([...read].sort())
    for (const [name, target] of [environment.GATEWAY, environment.SECURE].map((address = '') =>
      address.split(':'),
    )) {
      const { build } = serviceOf(name ?? '')
      expect(Number(target)).toBe(stageOf(build?.target ?? '').port)
    }
  })

  test('default: named volumes are declared, and the database keeps its data in one', () => {
    const named = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => !name.startsWith('.'))
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort())
  })
})

/** The host in an address, between the password and the port. */
function hostIn(address = ''): string {
  return /@([a-z]+)(?=[:/]|$)/.exec(address)?.[1] ?? ''
}
