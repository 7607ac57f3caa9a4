import { cleanName } from '#lib/cleanName.ts'
import type { ConfigSlice } from './slice.ts'

const SITE_CHARS = 80

/** What the page calls itself, as it may be shown beside its host; undefined when that is nothing. */
export function siteName({ options, pageTitle }: ConfigSlice): string | undefined {
  return cleanName(options.metadata?.name ?? pageTitle, SITE_CHARS)
}
