/** A chain's id as the service says it. */
export function caip2(chainId: number): string {
  return `eip155:${chainId}`
}
