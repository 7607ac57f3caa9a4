import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './config/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const docs = read('docs/embedded-wallet.md')
const unit = read('deploy/causeway-secure.service')
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)

test('default: the unit starts what the guide starts, from where the guide puts it (N8)', () => {
  const [, command] = /^node --env-file=secure\.env (.+)$/m.exec(docs) ?? []
  expect(valuesOf('ExecStart')).toEqual([`/usr/bin/node ${command}`])
  for (const name of ['WorkingDirectory', 'EnvironmentFile', 'StateDirectory']) {
    const [value = 'nothing'] = valuesOf(name)
    expect(docs).toContain(value)
  }
  expect(docs).toContain('`deploy/causeway-secure.service`')
  const own = valuesOf('Environment').map((value) => value?.split('=')[0] ?? '')
  for (const name of own) expect(Object.keys(settings)).toContain(name)
  const [state] = valuesOf('StateDirectory')
  expect(valuesOf('Environment')).toEqual([`DATA_DIR=/var/lib/${state}/data`])
})

test.each([
  ['NoNewPrivileges', 'yes'],
  ['CapabilityBoundingSet', ''],
  ['DynamicUser', 'yes'],
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'yes'],
  ['PrivateDevices', 'yes'],
  ['PrivateTmp', 'yes'],
  ['RestrictNamespaces', 'yes'],
  ['SystemCallArchitectures', 'native'],
])('default: the unit keeps the process in: %s=%s', (name, value) => {
  expect(valuesOf(name)).toEqual([value])
})

test.each([
  ['deploy/secure.nginx.conf', /proxy_pass http:\/\/([\d.]+):(\d+);/],
  ['deploy/secure.Caddyfile', /reverse_proxy \{\$SECURE:([\d.]+):(\d+)\}/],
])('default: %s leads to where the service listens, and the guide trusts it', (file, target) => {
  const [, host, port] = target.exec(read(file)) ?? []
  expect({ host, port }).toEqual({ host: settings.HOST.example, port: settings.PORT.example })
  expect(docs).toContain(`TRUSTED_PROXIES=${host}\n`)
})
