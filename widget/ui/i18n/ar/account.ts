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
  eip155: 'إيثيريوم والشبكات المتوافقة',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Arabic: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `اختر شبكات ${wallet}`,
    body: 'تبقى الشبكات الأخرى كما هي. يمكنك ربطها أيضًا، واحدة تلو الأخرى.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'الحساب',
    network: (network) => `الشبكة: ${network}. تغيير الشبكة`,
    wallet: 'المحفظة',
    features: {
      onramp: 'شراء',
      swaps: 'تبديل',
      receive: 'استلام',
      send: 'إرسال',
      bridge: 'جسر',
    },
    tabs: {
      tokens: 'الرموز',
      nfts: 'NFT',
      activity: 'النشاط',
    },
    explorer: 'المستكشف',
    embedded: 'البريد والاسترداد والأجهزة',
    cannotSignTitle: 'أكمل إعداد هذا المتصفح',
    cannotSign: 'إعداد',
    notBackedUp: 'بلا نسخة احتياطية',
    backUp: 'إنشاء نسخة احتياطية',
    backUpWhy: 'أنشئ نسخة احتياطية لمحفظتك: من دونها، فقدان أجهزتك يعني فقدان المحفظة.',
    backUpLater: 'لاحقًا',
    families: 'الحساب حسب الشبكة',
    accounts: 'الحساب المستخدم',
    refresh: 'تحديث',
    refreshing: 'جارٍ التحديث',
    refreshIn: (time) => `مجددًا بعد ${time}`,
    refreshWaits: (time) => `لم تُجب خدمة الأرصدة. يمكنك التحديث مجددًا بعد ${time}.`,
    noPrice: 'لا يوجد سعر',
    old: (age) => `آخر تحديث ${age}`,
    transferTo: (amount, network) => `${amount} إلى ${network}`,
    transferLabel: (amount, network, clock) => `تحويل ${amount} إلى ${network}، ${clock}`,
    seeAll: (count) =>
      plural('ar', count, {
        zero: `عرض الكل (${count})`,
        one: 'عرضه',
        two: 'عرض الاثنين',
        few: `عرض الكل (${count})`,
        many: `عرض الكل (${count})`,
        other: `عرض الكل (${count})`,
      }),
    disconnect: 'قطع الاتصال',
    disconnecting: 'جارٍ قطع الاتصال',
    emptyTitle: 'لا توجد رموز بعد',
    emptyBody: (network) => `ما تملكه على ${network} سيظهر هنا.`,
    errorTitle: 'لم تُحمَّل الأرصدة',
    errorBody: 'لم تُجب الشبكة. أموالك لم تتأثر.',
  },
  receive: {
    title: 'استلام',
    code: (address) => `رمز QR لعنوانك ${address}`,
    copy: 'نسخ العنوان',
    onlyOn: (names, more) =>
      `للرموز على ${listNames('ar', more > 0 ? [...names, `${more} أخرى`] : names)}. ما يُرسل على شبكة أخرى قد يضيع.`,
    contractTitle: 'هذا الحساب عقد',
    contractBody: (network) => `هو لك على ${network}. على شبكة أخرى قد لا يكون عنوانه لأحد.`,
    emptyTitle: 'لا توجد محفظة مرتبطة',
    emptyBody: 'اربط محفظة لترى عنوانها هنا.',
    connect: 'ربط المحفظة',
  },
  networks: {
    title: 'اختر شبكة',
    search: 'ابحث عن شبكة',
    list: 'الشبكات',
    switching: 'أكّد في محفظتك',
    unavailable: 'ليس مع هذه المحفظة',
    testing: 'شبكات تجريبية',
    noMatch: 'لم يُعثر على شبكة',
    noMatchBody: (query) => `لا شيء هنا باسم «${query}».`,
    help: 'ما هي الشبكة؟',
    emptyTitle: 'لا توجد شبكات',
    emptyBody: 'لم يحدّد هذا الموقع شبكة للاستخدام.',
  },
  unsupported: {
    title: 'تبديل الشبكة',
    lead: 'هذه الشبكة غير مدعومة هنا',
    body: (network, origin) =>
      `محفظتك على ${network}. لا يستخدمها ${origin}. انتقل إلى إحدى هذه الشبكات للمتابعة.`,
    unknown: 'شبكة غير معروفة',
    disconnect: 'قطع الاتصال',
    emptyBody: 'لا توجد شبكة أخرى للانتقال إليها. اقطع الاتصال أو غيّرها في محفظتك.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
