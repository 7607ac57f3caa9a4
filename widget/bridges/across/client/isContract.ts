/** An account that lends itself code keeps its key and its owner (EIP-7702). */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Whether an account with this code is a contract, rather than a person's delegated account (EIP-7702). */
export function isContract(code: string | undefined): boolean {
  return code !== undefined && code !== '0x' && !delegation.test(code)
}
