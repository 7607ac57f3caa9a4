import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { leanWalletConnect } from './leanWalletConnect.ts'

/** Builds a module, as the widget is built, without writing it. */
function buildOf(code: string) {
  const root = mkdtempSync(join(tmpdir(), 'lean-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'entry.ts'), code)
  return build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [leanWalletConnect()] },
    build: { write: false, lib: { entry: join(root, 'entry.ts'), formats: ['es'] } },
  })
}

test('error: a build in which a stub stands for nothing fails, and names it', async () => {
  const failed = expect(buildOf('export const nothing = 1')).rejects
  await failed.toThrow(
    /no longer imports @walletconnect\/keyvaluestorage, .*blakejs, viem, @walletconnect\/utils\/dist\/index\.es\.js/,
  )
})

test('error: a build that failed says its own reason', async () => {
  await expect(buildOf("export * from './gone.ts'")).rejects.toThrow(/gone\.ts/)
})
