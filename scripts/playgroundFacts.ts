import { events, openViews } from '#protocol'
import { tokens } from '../widget/lib/theme/palette.ts'
import { presets } from '../widget/lib/theme/presets.ts'
import { optionGroups, optionTable } from './optionTable.ts'

const options = optionTable()

/** What the playground shows of the product, read from it at build time: it cannot go stale. */
export const facts = {
  options,
  groups: optionGroups(options),
  views: openViews,
  events: ['ready', ...Object.keys(events)],
  presets,
  tokens,
  version: process.env.npm_package_version ?? '0.0.0',
}
