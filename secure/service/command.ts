import { openDatabase } from './database/open.ts'
import { eraseAccount } from './eraseAccount.ts'
import { createLog } from './log.ts'
import { makeSettings } from './config/makeSettings.ts'
import { readOptions, type ServiceOptions } from './config/options.ts'
import { StartError, tellFailure } from './config/startError.ts'

/*
 * npm run secure -- init [file]
 * Makes the settings of the embedded wallet's service, with its key.
 *
 * node --env-file=secure.env dist/secure-service/command.js erase <address or id>
 * Deletes one account for ever.
 */
const commands: Readonly<Record<string, (words: readonly string[]) => Promise<string>>> = {
  async init([file = 'secure.env']) {
    await makeSettings(file)
    return `${file} is written, for its owner alone. It holds the key of the database: keep it apart from
backups of the database, and never lose it. Fill in the lines that are empty, then start the service.`
  },
  async erase([who = '']) {
    const options = readOptions(process.env)
    await requireAlone(options)
    const database = await openDatabase(options, createLog(options.logLevel))
    try {
      const { id } = await eraseAccount(database, who)
      return `The account ${id} is deleted, with all shares of its key that were kept here.`
    } finally {
      await database.close()
    }
  },
}

/** The embedded database is for one process: a second one would spoil it. */
async function requireAlone({ databaseUrl, host, port }: ServiceOptions): Promise<void> {
  if (databaseUrl !== undefined) return
  const name = host.includes(':') ? `[${host}]` : host
  const runs = await fetch(`http://${name}:${port}/health`).then(
    () => true,
    () => false,
  )
  if (!runs) return
  throw new StartError(
    'SERVICE_RUNS',
    'The service runs, and the embedded database is for one process: stop it first.',
  )
}

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    process.stderr.write(
      'Usage: npm run secure -- init [file]\n       npm run secure -- erase <address or id>\n',
    )
    process.exitCode = 2
    return
  }
  process.stdout.write(`${await command(words)}\n`)
}

main(process.argv.slice(2)).catch(tellFailure)
