import { paths } from '../config/behindGateway.ts'
import type { App } from '../http/app.ts'
import { answerHeaders, GatewayError } from '../http/errors.ts'
import { readQuery, readWord, refuseOtherMethods } from '../upstream/passOn.ts'
import { walletImageRow, walletsRow } from '../upstream/rows.ts'
import { walletListFile } from './shape.ts'
import { findWallets } from './findWallets.ts'
import file from './wallets.json' with { type: 'json' }

/** Only a new gateway brings another list; the visitor's browser asks again after this time. */
const LIST_SECONDS = 3_600
const PICTURE_SECONDS = 604_800

/** Answers for the wallet list as the public registry does, from the list that comes with the gateway (S7.24). */
export function serveWalletList(app: App): void {
  const { wallets } = walletListFile.parse(file)
  const listings = wallets.map(({ image, ...listing }) => ({
    ...listing,
    ...(image === undefined ? {} : { image_id: listing.id }),
  }))
  const pictures = new Map(wallets.flatMap(({ id, image }) => (image ? [[id, image]] : [])))
  const at = paths.directory

  app.on(walletsRow.method, `${at}${walletsRow.path}`, (context) => {
    const query = readQuery(new URL(context.req.url).searchParams, walletsRow)
    return context.json(findWallets(listings, query), 200, {
      ...answerHeaders,
      'cache-control': `private, max-age=${LIST_SECONDS}`,
    })
  })
  app.on(walletImageRow.method, `${at}${walletImageRow.path}`, (context) => {
    const id = readWord(context.req.param('id'))
    readQuery(new URL(context.req.url).searchParams, walletImageRow)
    const image = pictures.get(id)
    if (image === undefined) throw new GatewayError('NOT_FOUND', 'There is no such picture.')
    const bytes =
      image.type === 'image/svg+xml'
        ? new TextEncoder().encode(image.text)
        : new Uint8Array(Buffer.from(image.base64, 'base64'))
    return context.body(bytes, 200, {
      ...answerHeaders,
      'content-type': image.type,
      'cache-control': `private, max-age=${PICTURE_SECONDS}`,
    })
  })
  refuseOtherMethods(app, at, [walletsRow, walletImageRow])
}
