import * as z from 'zod/mini'
import { caipChainId } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import { appLink, webLink } from './cleanLink.ts'
import { CHAINS_COUNT, ID_CHARS } from './limits.ts'

const id = z.string().check(z.maxLength(ID_CHARS), z.regex(/^[-\w]+$/))

/** A field that is as if it were not there when it is not what it should be. */
function lenient<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.optional(schema), undefined)
}

function link(clean: (text: string) => string | undefined) {
  return lenient(z.pipe(z.string(), z.transform(clean)))
}

/** One wallet of the answer (S3.05); what is wrong with a link does not cost the wallet. */
export const listing = z.object({
  id,
  name: z.pipe(
    z.string(),
    z.transform((text) => cleanName(text)),
  ),
  badge_type: lenient(z.literal('certified')),
  chains: z.catch(z.array(z.unknown()), []),
  image_id: lenient(id),
  homepage: link(webLink),
  mobile_link: link(appLink),
  link_mode: link(webLink),
  desktop_link: link(appLink),
  webapp_link: link(webLink),
  app_store: link(webLink),
  play_store: link(webLink),
  chrome_store: link(webLink),
  rdns: lenient(z.string().check(z.maxLength(ID_CHARS), z.regex(/^[-\w.]+$/))),
})

/** A wallet of the registry, cleaned. */
export type Listing = {
  readonly id: string
  readonly name: string
  /** Of the registry's image service. */
  readonly imageId?: string | undefined
  readonly rdns?: string | undefined
  /** CAIP-2 ids that it says it serves. */
  readonly chains: readonly string[]
  readonly homepage?: string | undefined
  /** A native scheme or a universal link. */
  readonly mobileLink?: string | undefined
  readonly linkMode?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly badge?: 'certified' | undefined
}

/** Undefined when it has no id or no name that can be shown. */
export function parseListing(value: unknown): Listing | undefined {
  const parsed = listing.safeParse(value)
  if (!parsed.success || parsed.data.name === undefined) return undefined
  const { data } = parsed
  return {
    id: data.id,
    name: parsed.data.name,
    imageId: data.image_id,
    rdns: data.rdns,
    chains: data.chains
      .filter((chain): chain is string => caipChainId.safeParse(chain).success)
      .slice(0, CHAINS_COUNT),
    homepage: data.homepage,
    mobileLink: data.mobile_link,
    linkMode: data.link_mode,
    desktopLink: data.desktop_link,
    webappLink: data.webapp_link,
    appStore: data.app_store,
    playStore: data.play_store,
    chromeStore: data.chrome_store,
    badge: data.badge_type,
  }
}
