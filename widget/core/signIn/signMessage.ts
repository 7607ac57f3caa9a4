import { type CaipAccountId, isUserRejection, parseCaipAccountId } from '#protocol'
import { connectorOf } from '../connections/adapter.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { NoActiveAccountError, SignatureDeclinedError, SignatureInvalidError } from './errors.ts'

const signatureShape = /^0x(?:[0-9a-fA-F]{2}){31,8192}$/ // S5.02: 62 or more hex characters

/**
 * Asks the connected wallet to sign a text.
 *
 * @throws SignatureDeclinedError where its person does not (S8.01), and what the wallet says
 */
export async function signMessage(
  core: Core,
  { account, message }: { account: CaipAccountId; message: string },
): Promise<string> {
  const connection = activeConnection(core.store.getState().connections)
  if (connection.status !== 'connected') throw new NoActiveAccountError()
  const { caipChainId, address } = parseCaipAccountId(account)
  const bytes = new TextEncoder().encode(message)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const answer = await connectorOf(core, connection.connectorId)
    .request({
      method: 'personal_sign',
      params: [`0x${hex}`, address],
      caipChainId,
      account: address,
    })
    .catch((cause: unknown) => {
      throw isUserRejection(cause) ? new SignatureDeclinedError(cause) : cause
    })
  if (typeof answer === 'string' && signatureShape.test(answer)) return answer
  throw new SignatureInvalidError('Not a signature')
}
