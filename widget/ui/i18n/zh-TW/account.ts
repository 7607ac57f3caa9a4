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
  eip155: 'Ethereum 及相容網路',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Traditional Chinese: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `為 ${wallet} 選擇網路`,
    body: '其他網路保持不變。你也可以逐一連接它們。',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: '帳戶',
    network: (network) => `網路：${network}。更改網路`,
    wallet: '錢包',
    features: {
      onramp: '購買',
      swaps: '兌換',
      receive: '接收',
      send: '傳送',
      bridge: '跨鏈',
    },
    tabs: {
      tokens: '代幣',
      nfts: 'NFT',
      activity: '活動',
    },
    explorer: '區塊瀏覽器',
    embedded: '電子郵件、恢復、裝置',
    cannotSignTitle: '完成此瀏覽器的設定',
    cannotSign: '設定',
    notBackedUp: '未備份',
    backUp: '立即備份',
    backUpWhy: '請備份錢包：沒有備份，遺失裝置就會遺失錢包。',
    backUpLater: '以後再說',
    families: '各網路的帳戶',
    accounts: '正在使用的帳戶',
    refresh: '重新整理',
    refreshing: '正在重新整理',
    refreshIn: (time) => `${time} 後可重新整理`,
    refreshWaits: (time) => `餘額服務沒有回應。${time} 後可再次重新整理。`,
    noPrice: '暫無價格',
    old: (age) => `截至 ${age}`,
    transferTo: (amount, network) => `${amount} 至 ${network}`,
    transferLabel: (amount, network, clock) => `${amount} 至 ${network} 的轉帳，${clock}`,
    seeAll: (count) => (count === 1 ? '查看' : `查看全部 ${count} 筆`),
    disconnect: '中斷連線',
    disconnecting: '正在中斷連線',
    emptyTitle: '暫無代幣',
    emptyBody: (network) => `你在 ${network} 上持有的代幣會顯示在這裡。`,
    errorTitle: '餘額載入失敗',
    errorBody: '網路沒有回應。你的資金不受影響。',
  },
  receive: {
    title: '接收',
    code: (address) => `你的地址 ${address} 的 QR Code`,
    copy: '複製地址',
    onlyOn: (names, more) =>
      `僅用於 ${listNames('zh-TW', more > 0 ? [...names, `另外 ${more} 個網路`] : names)} 上的代幣。從其他網路傳送的代幣可能會遺失。`,
    contractTitle: '此帳戶是合約',
    contractBody: (network) => `它在 ${network} 上屬於你。在其他網路上，它的地址可能不屬於任何人。`,
    emptyTitle: '未連接錢包',
    emptyBody: '連接錢包後，這裡會顯示它的地址。',
    connect: '連接錢包',
  },
  networks: {
    title: '選擇網路',
    search: '搜尋網路',
    list: '網路',
    switching: '請在錢包中確認',
    unavailable: '此錢包不支援',
    testing: '測試網路',
    noMatch: '未找到網路',
    noMatchBody: (query) => `沒有名為「${query}」的網路。`,
    help: '什麼是網路？',
    emptyTitle: '沒有網路',
    emptyBody: '本網站沒有指定可用的網路。',
  },
  unsupported: {
    title: '切換網路',
    lead: '這裡不支援此網路',
    body: (network, origin) =>
      `你的錢包目前在 ${network}，${origin} 不使用該網路。請切換到以下網路之一以繼續。`,
    unknown: '未知網路',
    disconnect: '中斷連線',
    emptyBody: '沒有其他可切換的網路。請中斷連線，或在錢包中更改網路。',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
