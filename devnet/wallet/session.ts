import { numberToHex } from 'viem'
import type { WalletConfig } from './config.ts'
import { errors } from './errors.ts'
import { readMemory, writeMemory } from './memory.ts'

export type Listener = (value: never) => void
export type Session = ReturnType<typeof createSession>

/** What one page sees of the wallet: permission, account, network, and the events about them. */
export function createSession(config: WalletConfig) {
  const chains = [...config.chains]
  const listeners = new Map<string, Set<Listener>>()
  const remembered = readMemory()
  let connected = remembered !== undefined
  let account = remembered?.account ?? 0
  let chainId = remembered?.chainId ?? chains[0]?.chainId ?? 0

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const remember = () => writeMemory(connected ? { account, chainId } : undefined)

  const session = {
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    emit,
    isConnected: () => connected,
    account: () => account,
    chainId: () => chainId,
    chains: (): readonly WalletConfig['chains'][number][] => chains,
    findChain: (wanted: number) => chains.find((chain) => chain.chainId === wanted),

    /** Account and network in use. */
    current() {
      const key = config.accounts[account]
      const chain = session.findChain(chainId)
      if (key === undefined || chain === undefined) {
        throw errors.internal('The wallet has no such account or network')
      }
      return { key, chain }
    },
    /** What the page may know of the accounts. */
    addresses: () => (connected ? [session.current().key.address.toLowerCase()] : []),

    connect(chosen: number): void {
      const before = session.addresses().join()
      const first = !connected
      connected = true
      account = chosen
      remember()
      if (first) emit('connect', { chainId: numberToHex(chainId) })
      if (session.addresses().join() !== before) emit('accountsChanged', session.addresses())
    },
    disconnect(): void {
      if (!connected) return
      connected = false
      remember()
      emit('accountsChanged', [])
    },
    setAccount(index: number): void {
      account = index
      remember()
      if (connected) emit('accountsChanged', session.addresses())
    },
    setChain(next: number): void {
      if (next === chainId) return
      chainId = next
      remember()
      emit('chainChanged', numberToHex(next))
    },
    addChain: (chain: WalletConfig['chains'][number]) => void chains.push(chain),
    forgetChain(forgotten: number): void {
      const index = chains.findIndex((chain) => chain.chainId === forgotten)
      if (index !== -1) chains.splice(index, 1)
      const [first] = chains
      if (first !== undefined && forgotten === chainId) session.setChain(first.chainId)
    },
  }
  return session
}
