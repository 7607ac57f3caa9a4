import type { Address } from 'viem'

const current = '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E'
const currentChains = [
  ...[1, 10, 56, 130, 137, 480, 690, 919, 1135, 1301, 1868, 4202, 8453, 34443, 42161, 57073],
  ...[80002, 81457, 84532, 421614, 534352, 7777777, 11155111, 11155420, 168587773],
]

/** What is deployed today. */
const deployed: Readonly<Record<number, Address>> = {
  ...Object.fromEntries(currentChains.map((chainId) => [chainId, current])),
  143: '0xeC41F75c686e376Ab2a4F18bde263ab5822c4511',
  4217: '0x7D6ADCbB51Ea70C134d7B0B96aA9AF50FE504D90',
  4326: '0xFfc1285082deAB9bf0ECA5699e4930bb310aFbE4',
  5042: '0xA07480456C4EbaD7626e4FdF4a180709E238547b',
  43114: '0x9610954AcDCA5FF7905f051A040ce33fe613c60e',
}

/** The generation before, where it differs. */
const replaced: Readonly<Record<number, Address>> = {
  56: '0xAC537C12fE8f544D712d71ED4376a502EEa944d7',
  232: '0x1Ed0D59019a52870337b51DEe8190486a8663037',
  324: '0x68d3806E57148D6c6793C78EbDDbc272fE605dbf',
  999: '0x5E7840E06fAcCb6d1c3b5F5E0d1d3d07F2829bba',
  9745: '0x5E7840E06fAcCb6d1c3b5F5E0d1d3d07F2829bba',
  37111: '0x02D2B95F631E0CF6c203E77f827381B0885F7822',
  59144: '0xdF1C940487574EEfa79989a79a4936A0F979cDa2',
  129399: '0xAC537C12fE8f544D712d71ED4376a502EEa944d7',
  808813: '0xAC537C12fE8f544D712d71ED4376a502EEa944d7',
}

/** The first generation (S9.10): two chains of their own, and one address for all others. */
const first: Readonly<Record<number, Address>> = {
  324: '0x863859ef502F0Ee9676626ED5B418037252eFeb2',
  59144: '0x1015c58894961F4F7Dd7D68ba033e28Ed3ee1cDB',
}
const FIRST_DEFAULT = '0x924a9f036260DdD5808007E1AA95f08eD08aA569'

/** Returns the known addresses of a chain's handler, of every generation, newest first. */
export function knownMessageHandlers(chainId: number): readonly Address[] {
  const generations = [deployed[chainId], replaced[chainId], first[chainId] ?? FIRST_DEFAULT]
  return generations.filter((address) => address !== undefined)
}
