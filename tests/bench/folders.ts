import { join } from 'node:path'

const bench = import.meta.dirname
const repository = join(bench, '../..')

export const folders = {
  dist: join(repository, 'dist'),
  pages: join(bench, 'pages'),
  /** The peers' pages, their package.json and lock file. */
  peers: join(bench, 'peers'),
  /** A page with the npm package of ours. */
  npmPage: join(bench, 'npmPage'),
  /** The SDK beside which transfers are measured, and what runs one. */
  transferPeer: join(bench, 'transferPeer'),
  zod: join(repository, 'node_modules/zod'),
  /** The tables that are published. */
  figures: join(repository, 'docs/figures.md'),
  /** Everything that the bench writes; ignored by git. */
  cache: join(repository, '.cache/bench'),
} as const
