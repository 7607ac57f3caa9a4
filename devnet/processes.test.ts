import { expect, test } from 'vitest'
import { runToEnd, startProcess, waitUntilReady } from './processes.ts'

const complaint = ['-c', 'echo "cannot create /dev/null: Permission denied" >&2; exit 1']
const words = /^A server ended with 1\.\ncannot create \/dev\/null: Permission denied/
const isReady = async () => false

test('error: of a program that dies at its start, its words are told', async () => {
  const options = { name: 'A server', isReady, timeoutMs: 20_000 }
  await expect(waitUntilReady(startProcess('sh', complaint), options)).rejects.toThrow(words)
})

test('error: of a program that is not there, its name is told', async () => {
  const options = { name: 'A server', isReady, timeoutMs: 20_000 }
  await expect(waitUntilReady(startProcess('/no/server', []), options)).rejects.toThrow(
    /^A server ended\.\nspawn \/no\/server ENOENT/,
  )
})

test('error: of a command that fails, its words are told', async () => {
  await expect(runToEnd('A server', 'sh', complaint)).rejects.toThrow(words)
  await expect(runToEnd('A server', '/no/server', [])).rejects.toThrow('/no/server ENOENT')
})

test('default: a command that succeeds says nothing', async () => {
  await expect(runToEnd('A server', 'sh', ['-c', 'echo fine'])).resolves.toBeUndefined()
})
