import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { review, startBridge } from '../e2e/bridgePage.ts'
import { expect, test } from '../e2e/fixtures.ts'

const dist = new URL('../../dist', import.meta.url).pathname

/** What the pages of a site load; the npm package is for Node too and may take a key there. */
const shipped = ['embed', 'causeway', '.'].flatMap((folder) =>
  readdirSync(join(dist, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dist, folder, name)),
)

test('behavior: no built file sends a key, or has one in it (S7.32)', () => {
  expect(shipped.length).toBeGreaterThan(20)
  const found = shipped.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/x-access-key|AKIA[A-Z\d]{16}|\bsk_(live|test)_\w+/gi),
    ].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('behavior: no message between page and widget has a field for a secret (S7.32)', async ({
  context,
  page,
  devnet,
}) => {
  await context.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    // After the handshake they talk over a port.
    const { addEventListener: listen } = MessagePort.prototype
    MessagePort.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      const note = (event: Event) => heard.push(Reflect.get(event, 'data'))
      if (type === 'message') listen.call(this, type, note)
      Reflect.apply(listen, this, [type, ...rest])
    }
  })
  const frame = await startBridge(page, {
    devnet,
    token: { symbol: 'USDC', network: 'Devnet One' },
  })
  await review(frame, '3')

  const fields = await Promise.all(
    page.frames().map((document) =>
      document.evaluate(() => {
        const names = new Set<string>()
        const walk = (value: unknown): void => {
          if (typeof value !== 'object' || value === null) return
          for (const [name, inner] of Object.entries(value)) {
            if (!Array.isArray(value)) names.add(name)
            walk(inner)
          }
        }
        walk(Reflect.get(window, 'heard'))
        return [...names]
      }),
    ),
  )
  // Both sides were heard: what the page was told, and what the widget was told.
  expect(fields[0]).toContain('revision')
  expect(fields[1]).toContain('capabilities')
  const secret = /access_?key|api_?key|secret|private_?key|mnemonic|seed_?phrase|password|bearer/i
  expect(fields.flat().filter((name) => secret.test(name))).toEqual([])
})
