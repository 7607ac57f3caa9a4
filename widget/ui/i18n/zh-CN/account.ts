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
  eip155: 'Ethereum 及兼容网络',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Simplified Chinese: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `为 ${wallet} 选择网络`,
    body: '其他网络保持不变。你也可以逐个连接它们。',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: '账户',
    network: (network) => `网络：${network}。更改网络`,
    wallet: '钱包',
    features: {
      onramp: '购买',
      swaps: '兑换',
      receive: '接收',
      send: '发送',
      bridge: '跨链',
    },
    tabs: {
      tokens: '代币',
      nfts: 'NFT',
      activity: '活动',
    },
    explorer: '区块浏览器',
    embedded: '邮箱、恢复、设备',
    cannotSignTitle: '完成此浏览器的设置',
    cannotSign: '设置',
    notBackedUp: '未备份',
    backUp: '立即备份',
    backUpWhy: '请备份钱包：没有备份，丢失设备就会丢失钱包。',
    backUpLater: '以后再说',
    families: '各网络的账户',
    accounts: '正在使用的账户',
    refresh: '刷新',
    refreshing: '正在刷新',
    refreshIn: (time) => `${time} 后可刷新`,
    refreshWaits: (time) => `余额服务没有响应。${time} 后可再次刷新。`,
    noPrice: '暂无价格',
    old: (age) => `截至 ${age}`,
    transferTo: (amount, network) => `${amount} 至 ${network}`,
    transferLabel: (amount, network, clock) => `${amount} 至 ${network} 的转账，${clock}`,
    seeAll: (count) => (count === 1 ? '查看' : `查看全部 ${count} 笔`),
    disconnect: '断开连接',
    disconnecting: '正在断开连接',
    emptyTitle: '暂无代币',
    emptyBody: (network) => `你在 ${network} 上持有的代币会显示在这里。`,
    errorTitle: '余额加载失败',
    errorBody: '网络没有响应。你的资金不受影响。',
  },
  receive: {
    title: '接收',
    code: (address) => `你的地址 ${address} 的二维码`,
    copy: '复制地址',
    onlyOn: (names, more) =>
      `仅用于 ${listNames('zh-CN', more > 0 ? [...names, `另外 ${more} 个网络`] : names)} 上的代币。从其他网络发送的代币可能会丢失。`,
    contractTitle: '此账户是合约',
    contractBody: (network) => `它在 ${network} 上属于你。在其他网络上，它的地址可能不属于任何人。`,
    emptyTitle: '未连接钱包',
    emptyBody: '连接钱包后，这里会显示它的地址。',
    connect: '连接钱包',
  },
  networks: {
    title: '选择网络',
    search: '搜索网络',
    list: '网络',
    switching: '请在钱包中确认',
    unavailable: '此钱包不支持',
    testing: '测试网络',
    noMatch: '未找到网络',
    noMatchBody: (query) => `没有名为“${query}”的网络。`,
    help: '什么是网络？',
    emptyTitle: '没有网络',
    emptyBody: '本网站没有指定可用的网络。',
  },
  unsupported: {
    title: '切换网络',
    lead: '这里不支持此网络',
    body: (network, origin) =>
      `你的钱包当前在 ${network}，${origin} 不使用该网络。请切换到以下网络之一以继续。`,
    unknown: '未知网络',
    disconnect: '断开连接',
    emptyBody: '没有其他可切换的网络。请断开连接，或在钱包中更改网络。',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
