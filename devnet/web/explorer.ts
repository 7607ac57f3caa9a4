import { formatEther, isAddress, isHash } from 'viem'
import { tokenAbi } from '../chains/abi.ts'
import type { DevChain } from '../chains/devChain.ts'
import { fund } from '../chains/fund.ts'
import { tokensOf } from '../services/tokens.ts'
import { document, escapeHtml } from './html.ts'

/** A page of the block explorer at `/explorer/<chainId>/…`, or undefined when there is none. */
export async function explorerPage(
  chains: readonly DevChain[],
  path: string,
): Promise<string | undefined> {
  const [, , chainId, kind, value] = path.split('/')
  const chain = chains.find((candidate) => String(candidate.chainId) === chainId)
  if (chain === undefined) return undefined
  if (kind === undefined || kind === '') return chainPage(chain)
  if (kind === 'tx' && value !== undefined && isHash(value)) return transactionPage(chain, value)
  if (kind === 'address' && value !== undefined && isAddress(value, { strict: false })) {
    return addressPage(chain, value)
  }
  return undefined
}

/** Funds the account of an address page; false where the path is of none. */
export async function giveTestMoney(chains: readonly DevChain[], path: string): Promise<boolean> {
  const [, root, chainId, kind, value = ''] = path.split('/')
  const chain = chains.find((candidate) => String(candidate.chainId) === chainId)
  const isAccount = kind === 'address' && isAddress(value, { strict: false })
  if (root !== 'explorer' || chain === undefined || !isAccount) return false
  await fund(chain, value)
  return true
}

async function chainPage(chain: DevChain): Promise<string> {
  const block = await chain.client.getBlock()
  return document(
    chain.name,
    `<h1>${escapeHtml(chain.name)}</h1><p>Chain ${chain.chainId}</p>${facts({
      'Latest block': escapeHtml(String(block.number)),
      Time: time(block.timestamp),
      SpokePool: link(chain, 'address', chain.contracts.spokePool),
      ...Object.fromEntries(
        tokensOf(chain)
          .filter(({ symbol }) => symbol !== 'ETH')
          .map(({ symbol, address }) => [symbol, link(chain, 'address', address)]),
      ),
    })}`,
  )
}

async function transactionPage(chain: DevChain, hash: `0x${string}`): Promise<string> {
  const { client } = chain
  const transaction = await client.getTransaction({ hash }).catch(() => undefined)
  if (transaction === undefined) {
    return document(
      'Transaction',
      `<h1>Transaction not found</h1><p>${escapeHtml(chain.name)} does not know <code>${hash}</code>.</p>`,
    )
  }
  const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
  const block =
    receipt === undefined ? undefined : await client.getBlock({ blockNumber: receipt.blockNumber })
  const reverted = receipt?.status === 'reverted'
  return document(
    'Transaction',
    `<h1>Transaction</h1><p>${escapeHtml(chain.name)}</p>${facts({
      Hash: `<code>${hash}</code>`,
      Status:
        receipt === undefined
          ? 'Waiting'
          : `<span class="${reverted ? 'bad' : 'ok'}">${reverted ? 'Reverted' : 'Success'}</span>`,
      ...(block === undefined ? {} : { Block: String(block.number), Time: time(block.timestamp) }),
      From: link(chain, 'address', transaction.from),
      To: transaction.to === null ? 'New contract' : link(chain, 'address', transaction.to),
      Value: `${formatEther(transaction.value)} ETH`,
      ...(receipt === undefined
        ? {}
        : { Fee: `${formatEther(receipt.gasUsed * receipt.effectiveGasPrice)} ETH` }),
      Events: String(receipt?.logs.length ?? 0),
      Data: `<code>${transaction.input.length > 400 ? `${transaction.input.slice(0, 400)}…` : transaction.input}</code>`,
    })}`,
  )
}

async function addressPage(chain: DevChain, address: `0x${string}`): Promise<string> {
  const { client } = chain
  const [balance, code, transactions, ...tokens] = await Promise.all([
    client.getBalance({ address }),
    client.getCode({ address }),
    client.getTransactionCount({ address }),
    ...tokensOf(chain)
      .filter(({ symbol }) => symbol !== 'ETH')
      .map(async (token) => {
        const amount = await client.readContract({
          address: token.address,
          abi: tokenAbi,
          functionName: 'balanceOf',
          args: [address],
        })
        return [token.symbol, units(amount, token.decimals)] as const
      }),
  ])
  return document(
    'Address',
    `<h1>${code === undefined ? 'Account' : 'Contract'}</h1><p>${escapeHtml(chain.name)}</p>${facts(
      {
        Address: `<code>${escapeHtml(address)}</code>`,
        ETH: formatEther(balance),
        ...Object.fromEntries(tokens),
        Transactions: String(transactions),
      },
    )}${code === undefined ? '<form method="post"><button>Give test money</button></form>' : ''}`,
  )
}

function units(amount: bigint, decimals: number): string {
  const padded = String(amount).padStart(decimals + 1, '0')
  const fraction = padded.slice(-decimals).replace(/0+$/, '')
  return `${padded.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}

function facts(rows: Record<string, string>): string {
  const lines = Object.entries(rows).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`,
  )
  return `<div class="card"><dl>${lines.join('')}</dl></div>`
}

function link(chain: DevChain, kind: 'tx' | 'address', value: string): string {
  return `<a href="/explorer/${chain.chainId}/${kind}/${value}"><code>${value}</code></a>`
}

function time(timestamp: bigint): string {
  return new Date(Number(timestamp) * 1_000).toISOString()
}
