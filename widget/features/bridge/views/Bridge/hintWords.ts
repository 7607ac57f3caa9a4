import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { BridgeHint } from './types.ts'

type HintWords = {
  readonly title?: string
  readonly body: string
  readonly status?: 'warn'
  /** It is about time. */
  readonly isOfTime?: true
  /** Read aloud as it comes. */
  readonly isLive?: true
}

/** The words of a hint, and how much they matter. */
export function hintWords({ bridge }: Pick<Messages, 'bridge'>, hint: BridgeHint): HintWords {
  const { pace } = bridge
  switch (hint.kind) {
    case 'likely':
      return { body: pace.likely(hint.amount), isOfTime: true }
    case 'soon':
      return { title: pace.soonTitle, body: pace.soon(hint.amount), isOfTime: true, isLive: true }
    case 'slow':
      return {
        title: pace.slowTitle,
        body: pace.slow(hint.amount),
        status: 'warn',
        isOfTime: true,
        isLive: true,
      }
    case 'noGas':
      return {
        title: bridge.noGasTitle(hint.symbol, hint.network),
        body: bridge.noGasBody(hint.symbol),
      }
    case 'arrivesAs':
      return {
        title: bridge.arrivesTitle(hint.symbol),
        body: hint.isNative ? bridge.arrivesBody(hint.token) : bridge.arrivesWrapped(hint.symbol),
      }
    case 'unchecked':
      return {
        title: bridge.uncheckedTitle,
        body: bridge.uncheckedBody(hint.send, hint.receive),
        status: 'warn',
      }
    case 'evmOnly':
      return { title: bridge.evmOnlyTitle(hint.network), body: bridge.evmOnlyBody }
    case 'ownContract':
      return {
        title: bridge.ownContractTitle(hint.network),
        body: bridge.ownContractBody(hint.network),
        status: 'warn',
        isLive: true,
      }
  }
}
