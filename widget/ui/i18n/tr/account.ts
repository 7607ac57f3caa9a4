import { listNames } from '../format.ts'
import type { accountWords as english } from '../en/account.ts'
import { activityWords } from './account/activity.ts'
import { buyWords } from './account/buy.ts'
import { namesWords } from './account/names.ts'
import { payWords } from './account/pay.ts'
import { sendWords } from './account/send.ts'
import { settingsWords } from './account/settings.ts'
import { swapWords } from './account/swap.ts'

/** Kinds of chains, by the first part of their CAIP-2 ids. */
const familyNames: { readonly [namespace: string]: string } = {
  eip155: 'Ethereum ve uyumlular',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Turkish: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `${wallet} için ağ seçin`,
    body: 'Diğer ağlar olduğu gibi kalır. Onları da sırayla bağlayabilirsiniz.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Hesap',
    network: (network) => `Ağ: ${network}. Ağı değiştir`,
    wallet: 'Cüzdan',
    features: {
      onramp: 'Satın al',
      swaps: 'Takas',
      receive: 'Al',
      send: 'Gönder',
      bridge: 'Köprü',
    },
    tabs: {
      tokens: 'Tokenlar',
      nfts: 'NFT’ler',
      activity: 'Hareketler',
    },
    explorer: 'Gezgin',
    embedded: 'E-posta, kurtarma, cihazlar',
    cannotSignTitle: 'Bu tarayıcının kurulumunu tamamla',
    cannotSign: 'Kur',
    notBackedUp: 'Yedeklenmedi',
    backUp: 'Yedekle',
    backUpWhy: 'Cüzdanını yedekle: yedek olmadan cihazlarını kaybedersen cüzdanını da kaybedersin.',
    backUpLater: 'Daha sonra',
    families: 'Ağlara göre hesap',
    accounts: 'Kullanılan hesap',
    refresh: 'Yenile',
    refreshing: 'Yenileniyor',
    refreshIn: (time) => `${time} sonra yeniden`,
    refreshWaits: (time) => `Bakiye hizmeti yanıt vermedi. ${time} sonra yenileyebilirsiniz.`,
    noPrice: 'Fiyat yok',
    old: (age) => `${age} itibarıyla`,
    transferTo: (amount, network) => `${amount}, ${network} ağına`,
    transferLabel: (amount, network, clock) => `${network} ağına ${amount} transferi, ${clock}`,
    seeAll: (count) => `Tümünü gör (${count})`,
    disconnect: 'Bağlantıyı kes',
    disconnecting: 'Bağlantı kesiliyor',
    emptyTitle: 'Henüz token yok',
    emptyBody: (network) => `${network} üzerinde tuttuklarınız burada görünür.`,
    errorTitle: 'Bakiyeler yüklenmedi',
    errorBody: 'Ağ yanıt vermedi. Paranız etkilenmez.',
  },
  receive: {
    title: 'Al',
    code: (address) => `${address} adresinizin QR kodu`,
    copy: 'Adresi kopyala',
    onlyOn: (names, more) =>
      `Yalnızca şu ağlardaki tokenlar için: ${listNames('tr', more > 0 ? [...names, `${more} ağ daha`] : names)}. Başka bir ağda gönderilen kaybolabilir.`,
    contractTitle: 'Bu hesap bir sözleşme',
    contractBody: (network) =>
      `${network} üzerinde sizin. Başka bir ağda adresi kimseye ait olmayabilir.`,
    emptyTitle: 'Cüzdan bağlı değil',
    emptyBody: 'Adresini burada görmek için cüzdan bağlayın.',
    connect: 'Cüzdan bağla',
  },
  networks: {
    title: 'Ağ seç',
    search: 'Ağ ara',
    list: 'Ağlar',
    switching: 'Cüzdanınızda onaylayın',
    unavailable: 'Bu cüzdanla olmaz',
    testing: 'Test ağları',
    noMatch: 'Ağ bulunamadı',
    noMatchBody: (query) => `Burada “${query}” adlı bir şey yok.`,
    help: 'Ağ nedir?',
    emptyTitle: 'Ağ yok',
    emptyBody: 'Bu site kullanılacak bir ağ belirtmedi.',
  },
  unsupported: {
    title: 'Ağı değiştir',
    lead: 'Bu ağ burada desteklenmiyor',
    body: (network, origin) =>
      `Cüzdanınız ${network} ağında. ${origin} bunu kullanmıyor. Devam etmek için bunlardan birine geçin.`,
    unknown: 'bilinmeyen bir ağ',
    disconnect: 'Bağlantıyı kes',
    emptyBody: 'Geçilecek başka ağ yok. Bağlantıyı kesin veya cüzdanınızda değiştirin.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
