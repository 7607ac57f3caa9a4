import { BaseError, type Namespace } from '#protocol'

/** Throws where chains of this namespace cannot be used at all (S5.13). */
export function assertAdapter(
  adapters: { readonly [name in Namespace]?: unknown },
  namespace: Namespace,
): void {
  if (adapters[namespace] === undefined) throw adapterNotFound(namespace)
}

export function adapterNotFound(namespace: Namespace): BaseError {
  return new BaseError('Chain adapter not found', {
    code: 'CHAIN_ADAPTER_NOT_FOUND',
    details: namespace,
  })
}
