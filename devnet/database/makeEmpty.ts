import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** `<folder>`: writes a database without tables into it, as files and as an archive. */
const [, , folder = ''] = process.argv
const database = await PGlite.create({ dataDir: join(folder, 'files') })
const archive = await database.dumpDataDir('none')
await writeFile(join(folder, 'archive.tar'), Buffer.from(await archive.arrayBuffer()))
await database.close()
