import { createSiweMessage } from 'viem/siwe'
import { devAccount } from '../chains/accounts.ts'
import type { ChainClient } from '../chains/client.ts'
import type { Person } from '../social/people.ts'
import type { Authentication, Channel } from './channels.ts'
import { register } from './idRegistry.ts'
import type { FarcasterSettings } from './settings.ts'

/** Farcaster's messages name this chain, wherever the wallet is. */
const CHAIN_ID = 10
const FIRST_CUSTODY_INDEX = 20
const STRANGER_INDEX = 19

/** What a person's app answers: a message that their custody key signed. */
export async function signIn(options: {
  client: ChainClient
  person: Person
  /** Place among the people: it says which key. */
  place: number
  channel: Channel
  settings: FarcasterSettings
}): Promise<Authentication> {
  const { client, person, place, channel, settings } = options
  const { lie } = settings
  const custody = devAccount(FIRST_CUSTODY_INDEX + place)
  const signer = lie === 'stranger' ? devAccount(STRANGER_INDEX) : custody
  const fid = Number(person.id)
  await register(client, custody.address, lie === 'unregistered' ? 0 : fid)
  const { signatureParams: asked } = channel
  const message = createSiweMessage({
    address: signer.address,
    chainId: CHAIN_ID,
    version: '1',
    statement: 'Farcaster Auth',
    domain: lie === 'domain' ? 'evil.test' : asked.domain,
    uri: asked.siweUri,
    nonce: lie === 'nonce' ? 'ofanotherlogin' : channel.nonce,
    resources: [`farcaster://fid/${fid}`, 'farcaster://signer/type/custody'],
    ...(asked.requestId === undefined ? {} : { requestId: asked.requestId }),
    ...(asked.notBefore === undefined ? {} : { notBefore: new Date(asked.notBefore) }),
    ...expiry(lie === 'expired' ? new Date(0).toISOString() : asked.expirationTime),
  })
  return {
    message,
    signature: await signer.signMessage({ message }),
    authMethod: 'custody',
    fid: lie === 'fid' ? fid + 1 : fid,
    username: person.username,
    displayName: person.name,
    bio: '',
    pfpUrl: `https://avatars.test/${person.id}.png`,
    custody: signer.address,
  }
}

function expiry(time: string | undefined): { expirationTime?: Date } {
  return time === undefined ? {} : { expirationTime: new Date(time) }
}
