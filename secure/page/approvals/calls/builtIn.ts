import type { Descriptor } from '#secure/api'

// Stryker disable next-line all: Vite reads these words as they stand, and takes no other ones.
const files = import.meta.glob<Descriptor>('./descriptors/*.json', { import: 'default' })

/** Which file describes an address, so that no other is loaded; `builtIn.test.ts` compares it. */
export const index: Readonly<Record<string, readonly string[]>> = {
  aave: [
    '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
    '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
    '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5',
  ],
  ens: ['0x253553366Da8546fC250F225fe3d25d0C782303b'],
  lido: ['0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'],
  permit2: ['0x000000000022D473030F116dDEE9F6B43aC78BA3'],
  uniswapV2: [
    '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
  ],
  uniswapV3: ['0xE592427A0AEce92De3Edee1F18E0157C05861564'],
  uniswapV3Router02: [
    '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    '0x2626664c2603336E57B271c5C0b26F421741e481',
  ],
  weth: [
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '0x4200000000000000000000000000000000000006',
    '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
  ],
}

/** The build's own descriptors of an address, on whatever chain. */
export function loadBuiltIn(address: string): Promise<readonly Descriptor[]> {
  const names = Object.entries(index).filter(([, addresses]) =>
    addresses.some((one) => one.toLowerCase() === address.toLowerCase()),
  )
  return Promise.all(names.map(([name]) => load(name)))
}

/** Of token standards and of what holds other calls: bound to no contract, so they only guess. */
export async function loadGeneric(): Promise<readonly Descriptor[]> {
  return [await load('generic')]
}

function load(name: string): Promise<Descriptor> {
  const file = files[`./descriptors/${name}.json`]
  if (file === undefined) throw new Error(`There is no descriptor ${name}.`)
  return file()
}
