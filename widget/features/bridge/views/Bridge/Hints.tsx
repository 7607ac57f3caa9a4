import { Notice } from '#ui/components/Notice.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { BridgeHint } from './types.ts'

/** What is worth knowing before one goes on; nothing of it is in the way. */
export function Hints({ hints }: { hints: readonly BridgeHint[] }) {
  return hints.map((hint) => <Hint key={hint.kind} hint={hint} />)
}

function Hint({ hint }: { hint: BridgeHint }) {
  const { bridge } = useMessages()
  const { pace } = bridge
  switch (hint.kind) {
    case 'likely':
      return <Notice icon={clockIcon}>{pace.likely(hint.amount)}</Notice>
    case 'soon':
      return (
        <Notice icon={clockIcon} title={pace.soonTitle} live>
          {pace.soon(hint.amount)}
        </Notice>
      )
    case 'slow':
      return (
        <Notice status="warn" icon={clockIcon} title={pace.slowTitle} live>
          {pace.slow(hint.amount)}
        </Notice>
      )
    case 'noGas':
      return (
        <Notice title={bridge.noGasTitle(hint.symbol, hint.network)}>
          {bridge.noGasBody(hint.symbol)}
        </Notice>
      )
    case 'arrivesAs':
      return (
        <Notice title={bridge.arrivesTitle(hint.symbol)}>
          {hint.isNative ? bridge.arrivesBody(hint.token) : bridge.arrivesWrapped(hint.symbol)}
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice status="warn" title={bridge.uncheckedTitle}>
          {bridge.uncheckedBody(hint.send, hint.receive)}
        </Notice>
      )
    case 'evmOnly':
      return <Notice title={bridge.evmOnlyTitle(hint.network)}>{bridge.evmOnlyBody}</Notice>
    case 'ownContract':
      return (
        <Notice status="warn" title={bridge.ownContractTitle(hint.network)} live>
          {bridge.ownContractBody(hint.network)}
        </Notice>
      )
  }
}
