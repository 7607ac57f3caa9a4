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
  eip155: 'اتریوم و سازگارها',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Persian: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `انتخاب شبکه‌ها برای ${wallet}`,
    body: 'شبکه‌های دیگر همان‌طور که هستند می‌مانند. می‌توانید آن‌ها را هم یکی پس از دیگری متصل کنید.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'حساب',
    network: (network) => `شبکه: ${network}. تغییر شبکه`,
    wallet: 'کیف پول',
    features: {
      onramp: 'خرید',
      swaps: 'سواپ',
      receive: 'دریافت',
      send: 'ارسال',
      bridge: 'بریج',
    },
    tabs: {
      tokens: 'توکن‌ها',
      nfts: 'NFTها',
      activity: 'فعالیت',
    },
    explorer: 'کاوشگر',
    embedded: 'ایمیل، بازیابی، دستگاه‌ها',
    cannotSignTitle: 'راه‌اندازی این مرورگر را تمام کنید',
    cannotSign: 'راه‌اندازی',
    notBackedUp: 'بدون پشتیبان',
    backUp: 'پشتیبان‌گیری',
    backUpWhy: 'از کیف پول خود پشتیبان بگیرید: بدون آن، با گم‌شدن دستگاه‌ها کیف پول هم از دست می‌رود.',
    backUpLater: 'بعداً',
    families: 'حساب، بر اساس شبکه',
    accounts: 'حساب مورد استفاده',
    refresh: 'تازه‌سازی',
    refreshing: 'در حال تازه‌سازی',
    refreshIn: (time) => `دوباره تا ${time} دیگر`,
    refreshWaits: (time) => `سرویس موجودی پاسخ نداد. ${time} دیگر می‌توانید دوباره تازه‌سازی کنید.`,
    noPrice: 'بدون قیمت',
    old: (age) => `مربوط به ${age}`,
    transferTo: (amount, network) => `${amount} به ${network}`,
    transferLabel: (amount, network, clock) => `انتقال ${amount} به ${network}، ${clock}`,
    seeAll: (count) => plural('fa', count, { one: 'دیدن آن', other: `دیدن هر ${count} مورد` }),
    disconnect: 'قطع اتصال',
    disconnecting: 'در حال قطع اتصال',
    emptyTitle: 'هنوز توکنی نیست',
    emptyBody: (network) => `دارایی شما در ${network} اینجا نشان داده می‌شود.`,
    errorTitle: 'موجودی‌ها بارگیری نشدند',
    errorBody: 'شبکه پاسخ نداد. دارایی‌تان دست‌نخورده است.',
  },
  receive: {
    title: 'دریافت',
    code: (address) => `کد QR آدرس شما ${address}`,
    copy: 'کپی آدرس',
    onlyOn: (names, more) =>
      `برای توکن‌ها در ${listNames('fa', more > 0 ? [...names, `${more} شبکه دیگر`] : names)}. آنچه در شبکه‌ای دیگر فرستاده شود شاید از دست برود.`,
    contractTitle: 'این حساب قرارداد است',
    contractBody: (network) =>
      `در ${network} مال شماست. در شبکه‌ای دیگر شاید آدرس آن مال هیچ‌کس نباشد.`,
    emptyTitle: 'کیف پولی متصل نیست',
    emptyBody: 'برای دیدن آدرس کیف پول در اینجا، آن را متصل کنید.',
    connect: 'اتصال کیف پول',
  },
  networks: {
    title: 'انتخاب شبکه',
    search: 'جستجوی شبکه',
    list: 'شبکه‌ها',
    switching: 'در کیف پولتان تأیید کنید',
    unavailable: 'نه با این کیف پول',
    testing: 'شبکه‌های آزمایشی',
    noMatch: 'شبکه‌ای پیدا نشد',
    noMatchBody: (query) => `اینجا چیزی به نام «${query}» نیست.`,
    help: 'شبکه چیست؟',
    emptyTitle: 'بدون شبکه',
    emptyBody: 'این سایت شبکه‌ای برای استفاده مشخص نکرده است.',
  },
  unsupported: {
    title: 'تعویض شبکه',
    lead: 'این شبکه اینجا پشتیبانی نمی‌شود',
    body: (network, origin) =>
      `کیف پولتان در ${network} است. ${origin} از آن استفاده نمی‌کند. برای ادامه به یکی از این‌ها بروید.`,
    unknown: 'شبکه‌ای ناشناخته',
    disconnect: 'قطع اتصال',
    emptyBody:
      'شبکه دیگری برای تعویض نیست. اتصال را قطع کنید، یا در کیف پولتان شبکه را تغییر دهید.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
