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
  eip155: 'Ethereum і сумісні',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Ukrainian: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Виберіть мережі для ${wallet}`,
    body: 'Інші мережі залишаться як є. Їх теж можна під’єднати, одну за одною.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Рахунок',
    network: (network) => `Мережа: ${network}. Змінити мережу`,
    wallet: 'Гаманець',
    features: {
      onramp: 'Купити',
      swaps: 'Обмін',
      receive: 'Отримати',
      send: 'Надіслати',
      bridge: 'Міст',
    },
    tabs: {
      tokens: 'Токени',
      nfts: 'NFT',
      activity: 'Історія',
    },
    explorer: 'Оглядач',
    embedded: 'Пошта, відновлення, пристрої',
    cannotSignTitle: 'Завершіть налаштування браузера',
    cannotSign: 'Налаштувати',
    notBackedUp: 'Немає резервної копії',
    backUp: 'Створити копію',
    backUpWhy:
      'Створіть резервну копію гаманця: без неї, втративши пристрої, ви втратите й гаманець.',
    backUpLater: 'Пізніше',
    families: 'Рахунок за мережами',
    accounts: 'Рахунок, що використовується',
    refresh: 'Оновити',
    refreshing: 'Оновлюємо',
    refreshIn: (time) => `Знову через ${time}`,
    refreshWaits: (time) => `Сервіс балансів не відповів. Оновити можна через ${time}.`,
    noPrice: 'Немає ціни',
    old: (age) => `Станом на: ${age}`,
    transferTo: (amount, network) => `${amount} у ${network}`,
    transferLabel: (amount, network, clock) => `Переказ ${amount} у ${network}, ${clock}`,
    seeAll: (count) => `Показати всі: ${count}`,
    disconnect: 'Від’єднати',
    disconnecting: 'Від’єднуємо',
    emptyTitle: 'Токенів поки немає',
    emptyBody: (network) => `Тут з’явиться те, що у вас є в мережі ${network}.`,
    errorTitle: 'Баланси не завантажилися',
    errorBody: 'Мережа не відповіла. Ваші кошти в безпеці.',
  },
  receive: {
    title: 'Отримати',
    code: (address) => `QR-код вашої адреси ${address}`,
    copy: 'Копіювати адресу',
    onlyOn: (names, more) =>
      `Для токенів у мережах: ${listNames('uk', more > 0 ? [...names, `ще ${more}`] : names)}. Надіслане в іншій мережі може пропасти.`,
    contractTitle: 'Цей рахунок — контракт',
    contractBody: (network) =>
      `У мережі ${network} він ваш. В іншій мережі його адреса може бути нічиєю.`,
    emptyTitle: 'Гаманець не під’єднано',
    emptyBody: 'Під’єднайте гаманець, щоб побачити його адресу.',
    connect: 'Під’єднати гаманець',
  },
  networks: {
    title: 'Вибір мережі',
    search: 'Пошук мережі',
    list: 'Мережі',
    switching: 'Підтвердьте в гаманці',
    unavailable: 'Не для цього гаманця',
    testing: 'Тестові мережі',
    noMatch: 'Мережу не знайдено',
    noMatchBody: (query) => `Тут немає нічого з назвою «${query}».`,
    help: 'Що таке мережа?',
    emptyTitle: 'Немає мереж',
    emptyBody: 'Сайт не вказав жодної мережі.',
  },
  unsupported: {
    title: 'Змінити мережу',
    lead: 'Ця мережа тут не підтримується',
    body: (network, origin) =>
      `Ваш гаманець у мережі ${network}. ${origin} її не використовує. Перемкніться на одну з цих.`,
    unknown: 'невідома мережа',
    disconnect: 'Від’єднати',
    emptyBody: 'Перемкнутися нікуди. Від’єднайтеся або змініть мережу в гаманці.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
