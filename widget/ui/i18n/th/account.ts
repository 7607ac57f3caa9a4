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
  eip155: 'Ethereum และที่เข้ากันได้',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Thai: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `เลือกเครือข่ายสำหรับ ${wallet}`,
    body: 'เครือข่ายอื่นยังคงเหมือนเดิม คุณเชื่อมต่อเครือข่ายเหล่านั้นเพิ่มได้ทีละเครือข่าย',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'บัญชี',
    network: (network) => `เครือข่าย: ${network} เปลี่ยนเครือข่าย`,
    wallet: 'วอลเล็ต',
    features: {
      onramp: 'ซื้อ',
      swaps: 'สวอป',
      receive: 'รับ',
      send: 'ส่ง',
      bridge: 'บริดจ์',
    },
    tabs: {
      tokens: 'โทเค็น',
      nfts: 'NFT',
      activity: 'กิจกรรม',
    },
    explorer: 'เอ็กซ์พลอเรอร์',
    embedded: 'อีเมล การกู้คืน อุปกรณ์',
    cannotSignTitle: 'ตั้งค่าเบราว์เซอร์นี้ให้เสร็จ',
    cannotSign: 'ตั้งค่า',
    notBackedUp: 'ยังไม่ได้สำรอง',
    backUp: 'สำรองเลย',
    backUpWhy: 'สำรองกระเป๋าเงินของคุณ: หากไม่สำรอง อุปกรณ์หายก็เท่ากับกระเป๋าเงินหาย',
    backUpLater: 'ไว้ทีหลัง',
    families: 'บัญชี แยกตามเครือข่าย',
    accounts: 'บัญชีที่ใช้อยู่',
    refresh: 'รีเฟรช',
    refreshing: 'กำลังรีเฟรช',
    refreshIn: (time) => `อีกครั้งใน ${time}`,
    refreshWaits: (time) => `บริการยอดคงเหลือไม่ตอบ คุณรีเฟรชได้อีกครั้งใน ${time}`,
    noPrice: 'ไม่มีราคา',
    old: (age) => `ข้อมูลเมื่อ ${age}`,
    transferTo: (amount, network) => `${amount} ไปยัง ${network}`,
    transferLabel: (amount, network, clock) => `การโอน ${amount} ไปยัง ${network}, ${clock}`,
    seeAll: (count) => `ดูทั้งหมด ${count} รายการ`,
    disconnect: 'ตัดการเชื่อมต่อ',
    disconnecting: 'กำลังตัดการเชื่อมต่อ',
    emptyTitle: 'ยังไม่มีโทเค็น',
    emptyBody: (network) => `สิ่งที่คุณถือบน ${network} จะแสดงที่นี่`,
    errorTitle: 'โหลดยอดคงเหลือไม่ได้',
    errorBody: 'เครือข่ายไม่ตอบ เงินของคุณไม่ได้รับผลกระทบ',
  },
  receive: {
    title: 'รับ',
    code: (address) => `QR โค้ดของที่อยู่ของคุณ ${address}`,
    copy: 'คัดลอกที่อยู่',
    onlyOn: (names, more) =>
      `สำหรับโทเค็นบน ${listNames('th', more > 0 ? [...names, `อีก ${more} เครือข่าย`] : names)} สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย`,
    contractTitle: 'บัญชีนี้เป็นสัญญา',
    contractBody: (network) => `เป็นของคุณบน ${network} บนเครือข่ายอื่น ที่อยู่นี้อาจไม่เป็นของใคร`,
    emptyTitle: 'ยังไม่ได้เชื่อมต่อวอลเล็ต',
    emptyBody: 'เชื่อมต่อวอลเล็ตเพื่อดูที่อยู่ที่นี่',
    connect: 'เชื่อมต่อวอลเล็ต',
  },
  networks: {
    title: 'เลือกเครือข่าย',
    search: 'ค้นหาเครือข่าย',
    list: 'เครือข่าย',
    switching: 'ยืนยันในวอลเล็ตของคุณ',
    unavailable: 'ใช้กับวอลเล็ตนี้ไม่ได้',
    testing: 'เครือข่ายทดสอบ',
    noMatch: 'ไม่พบเครือข่าย',
    noMatchBody: (query) => `ที่นี่ไม่มีอะไรชื่อ “${query}”`,
    help: 'เครือข่ายคืออะไร',
    emptyTitle: 'ไม่มีเครือข่าย',
    emptyBody: 'เว็บไซต์นี้ไม่ได้ระบุเครือข่ายที่จะใช้',
  },
  unsupported: {
    title: 'เปลี่ยนเครือข่าย',
    lead: 'ที่นี่ไม่รองรับเครือข่ายนี้',
    body: (network, origin) =>
      `วอลเล็ตของคุณอยู่บน ${network} ซึ่ง ${origin} ไม่ได้ใช้ เปลี่ยนไปใช้เครือข่ายใดเครือข่ายหนึ่งต่อไปนี้เพื่อดำเนินการต่อ`,
    unknown: 'เครือข่ายที่ไม่รู้จัก',
    disconnect: 'ตัดการเชื่อมต่อ',
    emptyBody: 'ไม่มีเครือข่ายอื่นให้เปลี่ยน ตัดการเชื่อมต่อ หรือเปลี่ยนในวอลเล็ตของคุณ',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
