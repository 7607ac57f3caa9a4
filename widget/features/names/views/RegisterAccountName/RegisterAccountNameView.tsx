import { connectView } from '#wallet/connections/askToConnect.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaipChainId, parseCaipAccountId, toWireError } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { NAME_WAIT_MS } from '../../model/limits.ts'
import { isTakenQuery, suggestionsQuery } from '../../model/offers.ts'
import { namesOfQuery, namesQuery } from '#wallet/names/queries.ts'
import { cancelRegistration, registerName } from '../../model/register.ts'
import { serviceReason } from '../../model/serviceReason.ts'
import type { Registration } from '../../model/slice.ts'
import { fullName, nameProblem, nameZone, readLabel } from '../../model/validate.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { reset } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { describeError, isDeclined } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { Offer } from './NameResult.tsx'
import { RegisterAccountName } from './RegisterAccountName.tsx'
import type { SuggestionsState } from './Suggestions.tsx'

export default function RegisterAccountNameView() {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const registration = useWidgetState(({ names }) => names.registration)
  if (connection.status !== 'connected') {
    const onConnect = () => reset(core, connectView)
    return <RegisterAccountName state={{ status: 'empty', onConnect }} />
  }
  const { caipChainId, wallet, accounts } = connection
  const { address } = parseCaipAccountId(accounts[0])
  if (registration.status === 'signing') {
    const { status, name } = registration
    const onCancel = () => cancelRegistration(core)
    return <RegisterAccountName state={{ status, name, address, wallet: wallet.name, onCancel }} />
  }
  if (registration.status === 'sending') {
    return <RegisterAccountName state={{ ...registration, status: 'sending', address }} />
  }
  return <Supported address={address} caipChainId={caipChainId} registration={registration} />
}

type AccountProps = { address: string; caipChainId: CaipChainId; registration: Registration }

/** Checks that names exist here, and whether the account has one. */
function Supported(props: AccountProps) {
  const { address, caipChainId } = props
  const core = useCore()
  const network = useWidgetState(({ networks }) => findNetwork(networks, caipChainId))
  const supported = useQuery(namesQuery(core, caipChainId))
  const own = useQuery({ ...namesOfQuery(core, address), enabled: supported.data === true })
  const [name] = own.data ?? []
  const onRetry = () => {
    supported.refetch().catch(reportError)
  }
  if (name !== undefined) {
    const onDone = () => reset(core, homeOf(core))
    return <RegisterAccountName state={{ status: 'owned', name, onDone }} />
  }
  if (supported.error !== null) {
    const error = toWireError(supported.error)
    return <RegisterAccountName state={{ status: 'error', error, onRetry }} />
  }
  if (supported.data === false) {
    const state = { status: 'unavailable' as const, network: network?.name ?? caipChainId, onRetry }
    return <RegisterAccountName state={state} />
  }
  return <Form {...props} ownUnknown={own.error !== null} />
}

function Form({ address, caipChainId, registration, ownUnknown }: AccountProps & FormProps) {
  const core = useCore()
  const messages = useMessages()
  const online = useWidgetState((state) => state.online)
  const zone = nameZone(core)
  const failedName = registration.status === 'failed' ? registration.name : undefined
  const [value, setValue] = useState(readLabel(failedName ?? '', zone))
  const label = readLabel(value, zone)
  const settled = useDebounced(label, NAME_WAIT_MS)
  const taken = useQuery(isTakenQuery(core, caipChainId, settled))
  const isTaken = settled === label && taken.data === true
  const suggestions = useQuery({
    ...suggestionsQuery(core, caipChainId, settled),
    enabled: isTaken,
  })
  const problem = nameProblem(label)
  // While the person types, a name is too short at first; that is no problem yet.
  const isEarly = problem === 'tooShort' && (label === '' || settled !== label)
  const shownProblem = problem === undefined || isEarly ? undefined : messages.names[problem]
  const offer = offerOf({ taken, isSettled: settled === label, problem, online })

  return (
    <RegisterAccountName
      state={{
        status: 'form',
        address,
        value: label,
        ownUnknown,
        offer,
        problem: shownProblem,
        zone: `.${zone}`,
        onChange: setValue,
        failure: useFailure(registration, fullName(label, zone)),
        suggestions: isTaken ? suggestionsOf(suggestions) : { status: 'none' },
        onRegister: () => {
          registerName(core, { label }).catch(reportError)
        },
        offline: !online,
      }}
    />
  )
}

type FormProps = { ownUnknown: boolean }

function offerOf(options: {
  taken: ReturnType<typeof useQuery<boolean>>
  isSettled: boolean
  problem: unknown
  online: boolean
}): Offer {
  const { taken, isSettled, problem, online } = options
  if (problem !== undefined) return { status: 'none' }
  if (isSettled && taken.data !== undefined) {
    return { status: taken.data ? 'registered' : 'available' }
  }
  if (isSettled && taken.error !== null && !taken.isFetching) {
    const onRetry = () => {
      taken.refetch().catch(reportError)
    }
    return { status: 'unknown', reason: serviceReason(taken.error), onRetry }
  }
  // While the person is offline, no request is sent.
  return online ? { status: 'checking' } : { status: 'unknown' }
}

function suggestionsOf(query: ReturnType<typeof useQuery<readonly string[]>>): SuggestionsState {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return { status: 'ready', labels: data }
  if (error === null || isFetching) return { status: 'loading' }
  const onRetry = () => {
    refetch().catch(reportError)
  }
  return { status: 'error', reason: serviceReason(error), onRetry }
}

/** Why the name in the field was not registered; the person declining it is not a failure. */
function useFailure(registration: Registration, name: string): string | undefined {
  const messages = useMessages()
  if (registration.status !== 'failed' || registration.name !== name) return undefined
  if (isDeclined({ code: registration.code, message: '' })) return undefined
  if (registration.reason !== undefined) return registration.reason
  const message = messages.failures.nameNotRegistered(name)
  return registration.code === 'NAME_NOT_REGISTERED'
    ? message
    : describeError(messages, { code: registration.code, message }).title
}
