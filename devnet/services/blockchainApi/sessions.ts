import { type Address, isAddressEqual, isHex, recoverMessageAddress } from 'viem'
import * as z from 'zod/mini'
import type { Asked, Answer, Route } from './route.ts'

/** A permission of an account, as the service keeps it. */
export type Session = {
  address: Address
  pci: string
  /** Seconds. */
  expiry: number
  permissions: { type: string }[]
  project: { name: string; url: string }
}

const revocation = z.strictObject({ pci: z.string(), signature: z.string() })

/** Permissions of smart accounts; who signs for it ends their own. */
export function sessionRoutes(sessions: Session[]): readonly Route[] {
  const isOf = (address: string) => (one: Session) =>
    one.address.toLowerCase() === address.toLowerCase()
  return [
    {
      method: 'GET',
      path: /^\/v1\/sessions\/([^/]+)$/,
      answer: ({ params: [account = ''] }) => {
        const pcis = sessions.filter(isOf(account.split(':').at(-1) ?? ''))
        return { status: 200, body: { pcis: pcis.map(({ address: _, ...session }) => session) } }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/sessions\/([^/]+)\/revoke$/,
      when: (query) => query.get('projectId') !== null,
      answer: (asked) => revoke(sessions, asked),
    },
  ]
}

async function revoke(sessions: Session[], { params, body }: Asked): Promise<Answer> {
  const [address = ''] = params
  const sent = revocation.safeParse(body)
  const at = sessions.findIndex(
    (one) => one.address.toLowerCase() === address.toLowerCase() && one.pci === sent.data?.pci,
  )
  const session = sessions[at]
  const isSigned =
    sent.success && session !== undefined && (await signed(session, sent.data.signature))
  if (isSigned) sessions.splice(at, 1)
  return { status: 200, body: { success: isSigned } }
}

async function signed({ address, pci }: Session, signature: string): Promise<boolean> {
  if (!isHex(signature)) return false
  try {
    const message = `Revoke the permission ${pci}`
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    return false // not even the length of one
  }
}
