import { BaseError } from '#protocol'
import type { WalletRegistry, WalletsQuery } from '#clients/walletRegistry/walletRegistry.ts'
import type { WalletListing } from '../walletListing.ts'

export type FakeRegistry = WalletRegistry & {
  readonly asked: WalletsQuery[]
  readonly askedImages: string[]
  readonly listings: WalletListing[]
  readonly images: Map<string, string>
  down: boolean
}

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E'

/** A registry with so many wallets that answers as the service does. */
export function createFakeRegistry(count: number): FakeRegistry {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const walletRegistry: FakeRegistry = {
    asked: [],
    askedImages: [],
    listings: numbers.map((at) => ({
      id: `id-${at}`,
      name: `Wallet ${at}`,
      imageId: `image-${at}`,
      chains: [],
      mobileLink: `wallet${at}://`,
      ...(at % 3 === 0 ? { badge: 'certified' as const } : {}),
    })),
    images: new Map(numbers.map((at) => [`image-${at}`, dot])),
    down: false,
    async getWallets(query) {
      walletRegistry.asked.push(query)
      if (walletRegistry.down) throw unreachable()
      const { page, entries, include, exclude = [], search = '', badge } = query
      const found = walletRegistry.listings.filter(
        ({ id, name, badge: own }) =>
          (include === undefined || include.includes(id)) &&
          !exclude.includes(id) &&
          (badge === undefined || own === badge) &&
          name.toLowerCase().includes(search.toLowerCase()),
      )
      const wallets = found
        .slice((page - 1) * entries, page * entries)
        .filter(({ mobileLink }) => query.platform !== 'mobile' || mobileLink !== undefined)
      return { wallets, count: found.length }
    },
    getAllowedOrigins: async () => ['https://shop.example'],
    async getImage(_, id) {
      walletRegistry.askedImages.push(id)
      const image = walletRegistry.images.get(id)
      if (walletRegistry.down || image === undefined) throw unreachable()
      return image
    },
  }
  return walletRegistry
}

function unreachable(): BaseError {
  return new BaseError('The service cannot be reached.', { code: 'HTTP_UNREACHABLE' })
}
