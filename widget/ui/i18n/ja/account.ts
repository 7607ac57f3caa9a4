import { plural } from '#lib/plural.ts'
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
  eip155: 'Ethereum と互換ネットワーク',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Japanese: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `${wallet} のネットワークを選択`,
    body: 'ほかのネットワークはそのままです。順番に接続することもできます。',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'アカウント',
    network: (network) => `ネットワーク：${network}。ネットワークを変更`,
    wallet: 'ウォレット',
    features: {
      onramp: '購入',
      swaps: 'スワップ',
      receive: '受け取る',
      send: '送る',
      bridge: 'ブリッジ',
    },
    tabs: {
      tokens: 'トークン',
      nfts: 'NFT',
      activity: '履歴',
    },
    explorer: 'エクスプローラー',
    embedded: 'メール、復元、デバイス',
    cannotSignTitle: 'このブラウザーの設定を完了',
    cannotSign: '設定する',
    notBackedUp: 'バックアップなし',
    backUp: 'バックアップする',
    backUpWhy:
      'ウォレットをバックアップしてください。バックアップがないと、デバイスを失うとウォレットも失います。',
    backUpLater: 'あとで',
    families: 'ネットワーク別のアカウント',
    accounts: '使用中のアカウント',
    refresh: '更新',
    refreshing: '更新中',
    refreshIn: (time) => `${time} 後に更新可`,
    refreshWaits: (time) => `残高サービスが応答しませんでした。${time} 後に再度更新できます。`,
    noPrice: '価格なし',
    old: (age) => `${age} 時点`,
    transferTo: (amount, network) => `${amount} を ${network} へ`,
    transferLabel: (amount, network, clock) => `${network} への ${amount} の送金、${clock}`,
    seeAll: (count) => plural('ja', count, { other: `${count} 件すべて見る` }),
    disconnect: '接続を解除',
    disconnecting: '接続を解除中',
    emptyTitle: 'トークンはまだありません',
    emptyBody: (network) => `${network} で保有するトークンがここに表示されます。`,
    errorTitle: '残高を読み込めませんでした',
    errorBody: 'ネットワークが応答しませんでした。資金に影響はありません。',
  },
  receive: {
    title: '受け取る',
    code: (address) => `アドレス ${address} の QR コード`,
    copy: 'アドレスをコピー',
    onlyOn: (names, more) =>
      `${listNames('ja', more > 0 ? [...names, `他 ${more} 件`] : names)} のトークン専用です。別のネットワークから送られたものは失われる可能性があります。`,
    contractTitle: 'このアカウントはコントラクトです',
    contractBody: (network) =>
      `${network} ではあなたのものです。別のネットワークでは、同じアドレスが誰のものでもない場合があります。`,
    emptyTitle: 'ウォレットが接続されていません',
    emptyBody: 'ウォレットを接続すると、ここにアドレスが表示されます。',
    connect: 'ウォレットを接続',
  },
  networks: {
    title: 'ネットワークを選択',
    search: 'ネットワークを検索',
    list: 'ネットワーク',
    switching: 'ウォレットで確認してください',
    unavailable: 'このウォレットでは使えません',
    testing: 'テストネットワーク',
    noMatch: 'ネットワークが見つかりません',
    noMatchBody: (query) => `「${query}」という名前のものはありません。`,
    help: 'ネットワークとは？',
    emptyTitle: 'ネットワークがありません',
    emptyBody: 'このサイトは使用するネットワークを指定していません。',
  },
  unsupported: {
    title: 'ネットワークを切り替え',
    lead: 'このネットワークには対応していません',
    body: (network, origin) =>
      `ウォレットは ${network} にありますが、${origin} では使われていません。次のいずれかに切り替えて続行してください。`,
    unknown: '不明なネットワーク',
    disconnect: '接続を解除',
    emptyBody:
      '切り替えられる他のネットワークがありません。接続を解除するか、ウォレットで変更してください。',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
