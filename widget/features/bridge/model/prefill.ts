import { type BridgeOptions, evmChainIdOf } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { tokenKey } from '#kernel/bridge/tokenKey.ts'

/** What the page asked for: in its options, or with `open()`. */
export function prefill(core: Core, options: BridgeOptions | undefined): void {
  if (options === undefined) return
  const { origin, destination, amount, recipient, lock, integratorId, fee } = options
  core.store.setState(({ bridge, config }) => ({
    ...(integratorId === undefined && fee === undefined
      ? {}
      : {
          config: {
            ...config,
            options: {
              ...config.options,
              bridge: {
                ...config.options.bridge,
                ...(integratorId && { integratorId }),
                ...(fee && { fee }),
              },
            },
          },
        }),
    bridge: {
      ...bridge,
      lock: lock ?? bridge.lock,
      form: {
        originKey: keyOf(origin) ?? bridge.form.originKey,
        destinationKey: keyOf(destination) ?? bridge.form.destinationKey,
        amount: amount ?? bridge.form.amount,
        recipient: recipient ?? bridge.form.recipient,
        recipientName: recipient === undefined ? bridge.form.recipientName : undefined,
        recipientSource: recipient === undefined ? bridge.form.recipientSource : 'page',
      },
    },
  }))
}

function keyOf(side: BridgeOptions['origin']): string | undefined {
  if (side?.caipChainId === undefined) return undefined
  const chainId = evmChainIdOf(side.caipChainId)
  if (chainId === undefined) return undefined
  if (side.token === undefined) return `${side.caipChainId}/`
  // An address by the protocol's schema, or the word `native`.
  return tokenKey(chainId, side.token as `0x${string}` | 'native')
}
