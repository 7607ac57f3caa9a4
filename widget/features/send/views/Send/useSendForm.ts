import { useQuery } from '@tanstack/react-query'
import { parseCaipAccountId } from '#protocol'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { identityQuery } from '#wallet/names/queries.ts'
import { type Holding, holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { checkSend, maxOf, type SendRecipient } from '../../model/check.ts'
import { chosenToken } from '../../model/chosenToken.ts'
import { sendFeeQuery } from '../../model/fee.ts'
import { readSendRecipient, receiverQuery } from '../../model/receiver.ts'
import { FEE_MARGIN } from '../../model/limits.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNamed } from '#shared/recipient/useNamed.ts'

/** Everything for the Send view: the choices, the balance, the recipient, and the cost. */
export function useSendForm() {
  const core = useCore()
  const form = useWidgetState(({ send }) => send.form)
  const active = useWidgetState(({ networks }) => networks.active)
  const from = useSender()
  const caipChainId = form.token?.caipChainId ?? active ?? ''
  const holdings = useHoldings(caipChainId, from)
  const token = chosenToken(form.token, holdings.data)
  const native = holdings.data?.find(({ address }) => address === undefined)
  const who = useRecipient(form.recipient, token, { caipChainId, from })
  const parsed = token && parseAmount(form.amount, token.decimals)
  const amount =
    parsed?.status === 'ok' && parsed.amount <= (token?.amount ?? 0n) ? parsed.amount : 0n
  const fee = useQuery(
    sendFeeQuery(
      core,
      token === undefined || from === undefined
        ? undefined
        : { token, from, to: who.address, amount },
    ),
  )
  const checked = checkSend({
    token,
    isBalanceKnown: holdings.data !== undefined,
    amount: form.amount,
    native: native?.amount,
    fee: fee.data && fee.data.fee + fee.data.setUp,
    reserve: fee.data?.reserve,
    against: fee.data?.problem,
    recipient: who.recipient,
  })
  const max =
    token && maxOf(token, { fee: fee.data?.fee, margin: FEE_MARGIN, reserve: fee.data?.reserve })
  return { form, from, caipChainId, holdings, token, native, who, fee, checked, max }
}

/** The connected account's holdings on a network. */
export function useHoldings(caipChainId: string, from: string | undefined) {
  const core = useCore()
  return useQuery({
    ...holdingsQuery(core, { caipChainId, address: from ?? '' }),
    enabled: from !== undefined && caipChainId !== '',
  })
}

/** The connected account's address. */
export function useSender(): string | undefined {
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  if (connection.status !== 'connected') return undefined
  return parseCaipAccountId(connection.accounts[0]).address
}

/** The recipient that a text resolves to, and whether it is a contract. */
function useRecipient(
  text: string,
  token: Holding | undefined,
  { caipChainId, from }: { caipChainId: string; from: string | undefined },
) {
  const core = useCore()
  const places = useQuery(catalogQuery(core)).data
  const named = useNamed(text, caipChainId)
  const { takesNames, found } = named
  const read = readSendRecipient(core, named.address, {
    caipChainId,
    from,
    places: {
      tokens: [
        ...(token?.address === undefined ? [] : [{ address: token.address }]),
        ...(places?.tokens ?? []),
      ],
      pools: places?.pools ?? [],
    },
  })
  const address = read.status === 'other' ? read.address : undefined
  const code = useQuery(receiverQuery(core, caipChainId, address))
  // Sending does not wait for it: an account needs neither name nor picture.
  const identity = useQuery({
    ...identityQuery(core, address ?? ''),
    enabled: address !== undefined && takesNames,
    retry: false,
  })
  return {
    takesNames,
    address,
    name: named.name,
    profile: address === undefined ? undefined : identity.data,
    isOfNetwork: found?.isOfNetwork !== false,
    isContract: code.data === 'program',
    code,
    recipient: statusOf(),
  }

  function statusOf(): SendRecipient {
    if (named.problem !== undefined) return { status: named.problem }
    if (read.status === 'invalid') return read
    if (read.status !== 'other') return { status: read.status }
    if (code.data === 'notAPerson') return { status: 'invalid', problem: 'notAPerson' }
    // Until the code is known, the recipient may be a contract.
    return code.data === undefined
      ? { status: 'checking' }
      : { status: 'found', address: read.address }
  }
}
