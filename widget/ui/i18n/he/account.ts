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
  eip155: 'Ethereum ותואמות',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Hebrew: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `בחירת רשתות עבור ${wallet}`,
    body: 'שאר הרשתות נשארות כפי שהן. אפשר לחבר גם אותן, אחת אחרי השנייה.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'חשבון',
    network: (network) => `רשת: ${network}. שינוי רשת`,
    wallet: 'ארנק',
    features: {
      onramp: 'קנייה',
      swaps: 'החלפה',
      receive: 'קבלה',
      send: 'שליחה',
      bridge: 'גשר',
    },
    tabs: {
      tokens: 'טוקנים',
      nfts: 'NFT',
      activity: 'פעילות',
    },
    explorer: 'סייר',
    embedded: 'אימייל, שחזור, מכשירים',
    cannotSignTitle: 'השלמת ההגדרה של הדפדפן הזה',
    cannotSign: 'הגדרה',
    notBackedUp: 'ללא גיבוי',
    backUp: 'גיבוי',
    backUpWhy: 'גבו את הארנק: בלי גיבוי, אובדן המכשירים הוא אובדן הארנק.',
    backUpLater: 'אחר כך',
    families: 'חשבון, לפי רשת',
    accounts: 'החשבון שבשימוש',
    refresh: 'רענון',
    refreshing: 'מרעננים',
    refreshIn: (time) => `שוב בעוד ${time}`,
    refreshWaits: (time) => `שירות היתרות לא ענה. אפשר לרענן שוב בעוד ${time}.`,
    noPrice: 'אין מחיר',
    old: (age) => `עודכן ${age}`,
    transferTo: (amount, network) => `${amount} אל ${network}`,
    transferLabel: (amount, network, clock) => `העברה של ${amount} אל ${network}, ${clock}`,
    seeAll: (count) =>
      plural('he', count, { one: 'לצפייה', two: 'לצפייה בשתיהן', other: `לצפייה בכל ה-${count}` }),
    disconnect: 'ניתוק',
    disconnecting: 'מנתקים',
    emptyTitle: 'עדיין אין טוקנים',
    emptyBody: (network) => `מה שיש לכם ב-${network} יופיע כאן.`,
    errorTitle: 'היתרות לא נטענו',
    errorBody: 'הרשת לא ענתה. הכספים שלכם לא הושפעו.',
  },
  receive: {
    title: 'קבלה',
    code: (address) => `קוד QR של הכתובת שלכם ${address}`,
    copy: 'העתקת כתובת',
    onlyOn: (names, more) =>
      `לטוקנים ברשתות: ${listNames('he', more > 0 ? [...names, `עוד ${more}`] : names)}. מה שיישלח ברשת אחרת עלול ללכת לאיבוד.`,
    contractTitle: 'החשבון הזה הוא חוזה',
    contractBody: (network) => `הוא שלכם ב-${network}. ברשת אחרת ייתכן שהכתובת שלו אינה של איש.`,
    emptyTitle: 'אין ארנק מחובר',
    emptyBody: 'חברו ארנק כדי לראות כאן את הכתובת שלו.',
    connect: 'חיבור ארנק',
  },
  networks: {
    title: 'בחירת רשת',
    search: 'חיפוש רשת',
    list: 'רשתות',
    switching: 'אשרו בארנק שלכם',
    unavailable: 'לא עם הארנק הזה',
    testing: 'רשתות בדיקה',
    noMatch: 'לא נמצאה רשת',
    noMatchBody: (query) => `אין כאן דבר בשם ״${query}״.`,
    help: 'מהי רשת?',
    emptyTitle: 'אין רשתות',
    emptyBody: 'האתר הזה לא הגדיר רשת לשימוש.',
  },
  unsupported: {
    title: 'החלפת רשת',
    lead: 'הרשת הזו לא נתמכת כאן',
    body: (network, origin) =>
      `הארנק שלכם נמצא ב-${network}. ${origin} לא משתמש בה. עברו לאחת מאלה כדי להמשיך.`,
    unknown: 'רשת לא מוכרת',
    disconnect: 'ניתוק',
    emptyBody: 'אין רשת אחרת לעבור אליה. התנתקו, או החליפו רשת בארנק שלכם.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
