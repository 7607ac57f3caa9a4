import { Web3 } from 'web3'
import { onClick, write } from '../controls.ts'

let web3
addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (detail.info.rdns === 'dev.causeway.widget') web3 ??= new Web3(detail.provider)
})
dispatchEvent(new Event('eip6963:requestProvider'))

onClick('connect', async () => {
  const [account] = await web3.eth.requestAccounts()
  write('account', account)
  write('chain', String(await web3.eth.getChainId()))
})

onClick('send', async () => {
  const [from] = await web3.eth.getAccounts()
  const to = '0x000000000000000000000000000000000000dEaD'
  const { status, transactionHash } = await web3.eth.sendTransaction({ from, to, value: '1' })
  write('receipt', `${status === 1n ? 'success' : 'reverted'} ${transactionHash}`)
})
