import { getTransactionCount } from 'viem/actions'
import type { Transfer } from '../transfer/transfer.ts'
import type { WalletTransaction } from '../transaction/wallet.ts'
import { breakNode, PAGE_GONE, type Row, type Scene } from './faults.ts'
import { destinationChainId, originChainId } from './world.ts'

const refusal = (code: number | string) => () => ({
  sendTransaction: () => Promise.reject(Object.assign(new Error('No'), { code })),
})

/** The wallet asks its owner, who does not answer; the page is left meanwhile. */
const silent = (scene: Scene) => ({
  sendTransaction() {
    scene.leave()
    return new Promise<never>(() => undefined)
  },
})

/** The wallet sends, and the page never gets the answer. */
const unheard = (scene: Scene) => ({
  async sendTransaction(asked: WalletTransaction) {
    await scene.send(asked)
    scene.leave()
    return new Promise<never>(() => undefined)
  },
})

const lost = (scene: Scene) => scene.leave()

let accept: () => Promise<unknown> = () => Promise.reject(new Error('nothing was asked'))

/** The first run cannot save that the wallet is about to be asked for the deposit. */
function full({ kept, save }: Scene) {
  if (kept().error !== undefined) return {}
  return {
    save(next: Transfer) {
      if (next.status === 'depositing') throw Object.assign(new Error('Full'), { code: 'QUOTA' })
      return save(next)
    },
  }
}

const dearer = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n, gas: 500_000n }

/** Sent, and not mined until the test says so. */
async function pending(scene: Scene, asked: WalletTransaction) {
  await scene.world.node.setAutomine(false)
  await scene.world.node.setIntervalMining({ interval: 0 })
  scene.isMiningStopped = true
  const nonce = await getTransactionCount(scene.direct(originChainId), {
    address: scene.owner.address,
  })
  waiting = { ...asked, nonce }
  return scene.send(waiting, { gas: 500_000n })
}
let waiting: WalletTransaction | undefined

/** The owner replaces the pending transaction: by the same one with more gas, or by an empty one. */
async function replace(scene: Scene, kind: 'spedUp' | 'cancelled') {
  if (waiting === undefined) return
  const asked = waiting
  waiting = undefined
  const { nonce } = asked
  const nothing = { to: scene.owner.address, data: '0x', value: 0n, nonce } as const
  await scene.send(kind === 'spedUp' ? asked : nothing, dearer)
  await scene.world.node.mine({ blocks: 1 })
  await scene.world.node.setAutomine(true)
  scene.isMiningStopped = false
}

/** As soon as the run has seen it in the queue. */
function replaceSeen(scene: Scene, kind: 'spedUp' | 'cancelled') {
  let polls = 0
  scene.heard = async (method) => {
    if (method === 'eth_getTransactionReceipt') polls += 1
    if (polls === 3) await replace(scene, kind)
  }
}

function replaced(scene: Scene, asked: WalletTransaction, kind: 'spedUp' | 'cancelled') {
  replaceSeen(scene, kind)
  return pending(scene, asked)
}

/** What can happen where the wallet sends: rows of a step each. */
export const sendRows: Record<'approve' | 'deposit', readonly Row[]> = {
  approve: [
    {
      fault: 'the origin is down when the approval is mined; it is not asked for again',
      at: 'approve sent',
      strike: (scene) => breakNode(scene.world, '500', originChainId, { match: 'eth_call' }),
      stops: { code: 'BRIDGE_RPC_ERROR', status: 'approved' },
      sends: 2,
    },
    {
      fault: 'declined (4001)',
      wallet: refusal(4001),
      stops: { code: 4001, status: 'draft' },
      sends: 2,
    },
    {
      fault: 'the wallet is asking already (-32002)',
      wallet: refusal(-32002),
      stops: { code: -32002, status: 'draft' },
      sends: 2,
    },
    {
      fault: 'the page is left while the wallet asks, and nothing was sent',
      wallet: silent,
      stops: { code: PAGE_GONE, status: 'approving' },
      sends: 2,
    },
    {
      fault: 'the page is left while the wallet asks, and it was sent: not asked again',
      wallet: unheard,
      stops: { code: PAGE_GONE, status: 'approving' },
      sends: 2,
    },
    {
      fault: 'another network, chosen before',
      wallet: () => ({ chainId: async () => 1 }),
      stops: { code: 'BRIDGE_WRONG_CHAIN', status: 'draft' },
      sends: 2,
    },
    {
      fault: 'another account, chosen before',
      wallet: () => ({ address: '0x00000000000000000000000000000000000000A1' }),
      stops: { code: 'BRIDGE_WRONG_ACCOUNT', status: 'draft' },
      sends: 2,
    },
    {
      fault: 'sped up in the wallet',
      wallet: (scene) => ({ sendTransaction: (asked) => replaced(scene, asked, 'spedUp') }),
      sends: 4,
    },
    {
      fault: 'sped up in the wallet while the page is gone',
      wallet: (scene) => ({ sendTransaction: (asked) => pending(scene, asked) }),
      at: 'approve sent',
      strike: lost,
      stops: { code: PAGE_GONE, status: 'approving' },
      mend: (scene) => replace(scene, 'spedUp'),
      sends: 3,
    },
    {
      fault: 'sped up in the wallet after a reload has seen it waiting',
      wallet: (scene) => ({ sendTransaction: (asked) => pending(scene, asked) }),
      at: 'approve sent',
      strike: lost,
      stops: { code: PAGE_GONE, status: 'approving' },
      mend: (scene) => replaceSeen(scene, 'spedUp'),
      sends: 3,
    },
    {
      fault: 'cancelled in the wallet; the next one counts',
      wallet: (scene) => ({ sendTransaction: (asked) => replaced(scene, asked, 'cancelled') }),
      stops: { code: 'BRIDGE_TRANSACTION_CANCELLED', status: 'draft' },
      sends: 4,
    },
  ],
  deposit: [
    {
      fault: 'the destination is down: nothing is sent into the dark',
      strike: (scene) => breakNode(scene.world, '500', destinationChainId),
      stops: { code: 'BRIDGE_RPC_ERROR', status: 'approved' },
      sends: 1,
    },
    {
      fault: 'the destination hangs',
      hangs: true,
      strike: (scene) => breakNode(scene.world, 'hang', destinationChainId),
      stops: { code: 'BRIDGE_RPC_ERROR', status: 'approved' },
      sends: 1,
    },
    {
      fault: 'the wallet is locked (4100)',
      wallet: refusal(4100),
      stops: { code: 4100, status: 'approved' },
      sends: 1,
    },
    {
      fault: 'the wallet is asking already (-32002), and the person has looked',
      wallet: refusal(-32002),
      stops: { code: -32002, status: 'depositing' },
      resend: true,
      sends: 1,
    },
    {
      fault: 'the wallet is asking already (-32002), for this very deposit, which is accepted',
      wallet: (scene) => ({
        async sendTransaction(asked) {
          accept = () => scene.send(asked)
          throw Object.assign(new Error('Already asking'), { code: -32002 })
        },
      }),
      stops: { code: -32002, status: 'depositing' },
      mend: () => accept(),
      sends: 1,
    },
    {
      fault: 'the page is left while the wallet asks; it is accepted later',
      wallet: (scene) => ({
        sendTransaction(asked) {
          accept = () => scene.send(asked)
          return silent(scene).sendTransaction()
        },
      }),
      stops: { code: PAGE_GONE, status: 'depositing' },
      mend: () => accept(),
      sends: 1,
    },
    {
      fault: 'the page is left while the wallet asks; closed there, and sent again when told to',
      wallet: silent,
      stops: { code: PAGE_GONE, status: 'depositing' },
      resend: true,
      sends: 1,
    },
    {
      fault: 'what the wallet answers is no hash: the deposit is found without it',
      wallet: (scene) => ({
        async sendTransaction(asked) {
          await scene.send(asked)
          return '0x'
        },
      }),
      stops: { code: 'BRIDGE_INVALID_HASH', status: 'depositing' },
      sends: 1,
    },
    {
      fault: 'nothing can be written down: nothing is sent',
      run: full,
      stops: { code: 'QUOTA', status: 'approved' },
      sends: 1,
    },
    {
      fault: 'the pool takes no deposits for a while',
      strike: (scene) => scene.world.devnet.control.pauseDeposits(originChainId, true),
      stops: { code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED', status: 'approved' },
      mend: (scene) => scene.world.devnet.control.pauseDeposits(originChainId, false),
      sends: 1,
    },
    {
      fault: 'sped up in the wallet while the page is gone',
      wallet: (scene) => ({ sendTransaction: (asked) => pending(scene, asked) }),
      at: 'deposit sent',
      strike: lost,
      stops: { code: PAGE_GONE, status: 'depositing' },
      mend: (scene) => replace(scene, 'spedUp'),
      sends: 2,
    },
    {
      fault: 'sped up in the wallet before the page heard of either',
      wallet: (scene) => ({
        async sendTransaction(asked) {
          await pending(scene, asked)
          return silent(scene).sendTransaction()
        },
      }),
      stops: { code: PAGE_GONE, status: 'depositing' },
      mend: (scene) => replace(scene, 'spedUp'),
      sends: 2,
    },
  ],
}
