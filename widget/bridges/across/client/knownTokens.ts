import { type Address, isAddressEqual } from 'viem'
import type { BridgeClient } from './client.ts'
import { wrappedNative } from '../contracts/wrappedNative.ts'
import type { PinnedToken } from './pinnedToken.ts'

type Coin = Omit<PinnedToken, 'address'> & { readonly at: Readonly<Record<number, Address>> }

/** What most transfers are made of. */
const coins: readonly Coin[] = [
  {
    symbol: 'USDC',
    decimals: 6,
    at: {
      1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
      130: '0x078D782b760474a361dDA0AF3839290b0EF57AD6',
      137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      143: '0x754704Bc059F8C67012fEd69BC8A327a5aafb603',
      232: '0x88F08E304EC4f90D644Cec3Fb69b8aD414acf884',
      480: '0x79A02482A880bCE3F13e09Da970dC34db4CD24d1',
      999: '0xb88339CB7199b77E23DB6E890353E22632Ba630f',
      8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
      59144: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
      534352: '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4',
    },
  },
  {
    symbol: 'USDC.e',
    decimals: 6,
    at: {
      10: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
      137: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      324: '0x3355df6D4c9C3035724Fd0e3914dE96A5a83aaf4',
      1135: '0xF242275d3a6527d877f2c927a82D9b057609cc71',
      1868: '0xbA9986D2381edf1DA03B0B9c1f8b00dc4AacC369',
      34443: '0xd988097fb8612cc24eeC14542bC03424c656005f',
      42161: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8',
    },
  },
  {
    symbol: 'USDbC',
    decimals: 6,
    at: {
      8453: '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA',
    },
  },
  {
    symbol: 'USDzC',
    decimals: 6,
    at: {
      7777777: '0xCccCCccc7021b32EBb4e8C08314bD62F7c653EC4',
    },
  },
  {
    symbol: 'USDC-BNB',
    decimals: 18,
    at: {
      56: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    },
  },
  {
    symbol: 'USDT',
    decimals: 6,
    at: {
      1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
      137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
      324: '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C',
      999: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb',
      1135: '0x05D032ac25d322df992303dCa074EE7392C117b9',
      8453: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
      9745: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb',
      34443: '0xf0F161fDA2712DB8b566946122a5af183995e2eD',
      42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
      59144: '0xA219439258ca9da29E9Cc4cE5596924745e12B93',
      534352: '0xf55BEC9cafDbE8730f096Aa55dad6D22d44099Df',
    },
  },
  {
    symbol: 'USDT-BNB',
    decimals: 18,
    at: {
      56: '0x55d398326f99059fF775485246999027B3197955',
    },
  },
  {
    symbol: 'DAI',
    decimals: 18,
    at: {
      1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      137: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      324: '0x4B9eb6c0b6ea15176BBF62841C6B2A8a398cb656',
      8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      59144: '0x4AF15ec2A0BD43Db75dd04E62FAA3B8EF36b00d5',
    },
  },
  {
    symbol: 'USDB',
    decimals: 18,
    at: {
      81457: '0x4300000000000000000000000000000000000003',
    },
  },
  {
    symbol: 'WBTC',
    decimals: 8,
    at: {
      1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      10: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
      137: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
      324: '0xBBeB516fb02a01611cBBE0453Fe3c580D7281011',
      42161: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
      59144: '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4',
    },
  },
  {
    symbol: 'WETH',
    decimals: 18,
    at: {
      56: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
      137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      232: '0xE5ecd226b3032910CEaa43ba92EE8232f8237553',
      9745: '0x9895D81bB462A195b4922ED7De0e3ACD007c32CB',
    },
  },
]

/** Chains whose currency is not ether, so that its wrapped token is not a form of ether. */
const otherCurrencies = [56, 100, 137, 143, 232, 999, 9745, 43114]

/** A token as configured, else as built in; undefined where only its contract knows. */
export function pinnedToken(
  { tokens }: Pick<BridgeClient, 'tokens'>,
  chainId: number,
  address: Address,
): PinnedToken | undefined {
  const listed = tokens[chainId]?.find((token) => isAddressEqual(token.address, address))
  if (listed !== undefined) return listed
  return pinsOn(chainId).find((token) => isAddressEqual(token.address, address))
}

/** All that the build knows of a chain, what wraps its currency first. */
export function pinsOn(chainId: number): readonly PinnedToken[] {
  const wrapped = wrappedNative[chainId]
  const symbol = otherCurrencies.includes(chainId) ? '' : 'WETH'
  return [
    ...(wrapped === undefined ? [] : [{ address: wrapped, symbol, decimals: 18 }]),
    ...coins.flatMap(({ at, ...coin }) => {
      const address = at[chainId]
      return address === undefined ? [] : [{ address, ...coin }]
    }),
  ]
}
