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
  eip155: 'Ethereum и совместимые',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Russian: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Выберите сети для ${wallet}`,
    body: 'Другие сети останутся как есть. Их тоже можно подключить, одну за другой.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Аккаунт',
    network: (network) => `Сеть: ${network}. Сменить сеть`,
    wallet: 'Кошелёк',
    features: {
      onramp: 'Купить',
      swaps: 'Обмен',
      receive: 'Получить',
      send: 'Отправить',
      bridge: 'Мост',
    },
    tabs: {
      tokens: 'Токены',
      nfts: 'NFT',
      activity: 'История',
    },
    explorer: 'Обозреватель',
    embedded: 'Почта, восстановление, устройства',
    cannotSignTitle: 'Завершите настройку браузера',
    cannotSign: 'Настроить',
    notBackedUp: 'Нет резервной копии',
    backUp: 'Создать копию',
    backUpWhy:
      'Создайте резервную копию кошелька: без неё, потеряв устройства, вы потеряете и кошелёк.',
    backUpLater: 'Позже',
    families: 'Аккаунт по сетям',
    accounts: 'Используемый аккаунт',
    refresh: 'Обновить',
    refreshing: 'Обновляем',
    refreshIn: (time) => `Снова через ${time}`,
    refreshWaits: (time) => `Сервис балансов не ответил. Обновить можно через ${time}.`,
    noPrice: 'Нет цены',
    old: (age) => `По состоянию: ${age}`,
    transferTo: (amount, network) => `${amount} в ${network}`,
    transferLabel: (amount, network, clock) => `Перевод ${amount} в ${network}, ${clock}`,
    seeAll: (count) =>
      plural('ru', count, {
        one: `Показать все: ${count}`,
        few: `Показать все: ${count}`,
        many: `Показать все: ${count}`,
        other: `Показать все: ${count}`,
      }),
    disconnect: 'Отключить',
    disconnecting: 'Отключаем',
    emptyTitle: 'Токенов пока нет',
    emptyBody: (network) => `Здесь появится то, что у вас есть в сети ${network}.`,
    errorTitle: 'Балансы не загрузились',
    errorBody: 'Сеть не ответила. Ваши средства в порядке.',
  },
  receive: {
    title: 'Получить',
    code: (address) => `QR-код вашего адреса ${address}`,
    copy: 'Скопировать адрес',
    onlyOn: (names, more) =>
      `Для токенов в сетях: ${listNames('ru', more > 0 ? [...names, `ещё ${more}`] : names)}. Отправленное в другой сети может пропасть.`,
    contractTitle: 'Этот аккаунт — контракт',
    contractBody: (network) =>
      `В сети ${network} он ваш. В другой сети его адрес может быть ничьим.`,
    emptyTitle: 'Кошелёк не подключён',
    emptyBody: 'Подключите кошелёк, чтобы увидеть его адрес.',
    connect: 'Подключить кошелёк',
  },
  networks: {
    title: 'Выбор сети',
    search: 'Поиск сети',
    list: 'Сети',
    switching: 'Подтвердите в кошельке',
    unavailable: 'Не для этого кошелька',
    testing: 'Тестовые сети',
    noMatch: 'Сеть не найдена',
    noMatchBody: (query) => `Здесь нет ничего с названием «${query}».`,
    help: 'Что такое сеть?',
    emptyTitle: 'Нет сетей',
    emptyBody: 'Сайт не указал ни одной сети.',
  },
  unsupported: {
    title: 'Сменить сеть',
    lead: 'Эта сеть здесь не поддерживается',
    body: (network, origin) =>
      `Ваш кошелёк в сети ${network}. ${origin} её не использует. Переключитесь на одну из этих.`,
    unknown: 'неизвестная сеть',
    disconnect: 'Отключить',
    emptyBody: 'Переключиться не на что. Отключитесь или смените сеть в кошельке.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
