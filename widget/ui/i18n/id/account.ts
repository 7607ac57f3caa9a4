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
  eip155: 'Ethereum dan yang kompatibel',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Indonesian: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Pilih jaringan untuk ${wallet}`,
    body: 'Jaringan lain tetap seperti semula. Anda juga bisa menghubungkannya, satu per satu.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Akun',
    network: (network) => `Jaringan: ${network}. Ubah jaringan`,
    wallet: 'Dompet',
    features: {
      onramp: 'Beli',
      swaps: 'Tukar',
      receive: 'Terima',
      send: 'Kirim',
      bridge: 'Bridge',
    },
    tabs: {
      tokens: 'Token',
      nfts: 'NFT',
      activity: 'Aktivitas',
    },
    explorer: 'Penjelajah',
    embedded: 'Email, pemulihan, perangkat',
    cannotSignTitle: 'Selesaikan penyiapan browser ini',
    cannotSign: 'Siapkan',
    notBackedUp: 'Belum dicadangkan',
    backUp: 'Cadangkan',
    backUpWhy:
      'Cadangkan dompet Anda: tanpa cadangan, kehilangan perangkat berarti kehilangan dompet.',
    backUpLater: 'Nanti',
    families: 'Akun, per jaringan',
    accounts: 'Akun yang dipakai',
    refresh: 'Segarkan',
    refreshing: 'Menyegarkan',
    refreshIn: (time) => `Lagi dalam ${time}`,
    refreshWaits: (time) =>
      `Layanan saldo tidak menjawab. Anda bisa menyegarkan lagi dalam ${time}.`,
    noPrice: 'Tidak ada harga',
    old: (age) => `Per ${age}`,
    transferTo: (amount, network) => `${amount} ke ${network}`,
    transferLabel: (amount, network, clock) => `Transfer ${amount} ke ${network}, ${clock}`,
    seeAll: (count) => `Lihat semua ${count}`,
    disconnect: 'Putuskan',
    disconnecting: 'Memutuskan',
    emptyTitle: 'Belum ada token',
    emptyBody: (network) => `Yang Anda miliki di ${network} akan muncul di sini.`,
    errorTitle: 'Saldo gagal dimuat',
    errorBody: 'Jaringan tidak menjawab. Dana Anda tidak terpengaruh.',
  },
  receive: {
    title: 'Terima',
    code: (address) => `Kode QR alamat Anda ${address}`,
    copy: 'Salin alamat',
    onlyOn: (names, more) =>
      `Untuk token di ${listNames('id', more > 0 ? [...names, `${more} lainnya`] : names)}. Yang dikirim di jaringan lain bisa hilang.`,
    contractTitle: 'Akun ini sebuah kontrak',
    contractBody: (network) =>
      `Di ${network} ini milik Anda. Di jaringan lain alamatnya mungkin bukan milik siapa pun.`,
    emptyTitle: 'Tidak ada dompet terhubung',
    emptyBody: 'Hubungkan dompet untuk melihat alamatnya di sini.',
    connect: 'Hubungkan dompet',
  },
  networks: {
    title: 'Pilih jaringan',
    search: 'Cari jaringan',
    list: 'Jaringan',
    switching: 'Konfirmasi di dompet Anda',
    unavailable: 'Tidak dengan dompet ini',
    testing: 'Jaringan uji',
    noMatch: 'Jaringan tidak ditemukan',
    noMatchBody: (query) => `Tidak ada yang bernama “${query}” di sini.`,
    help: 'Apa itu jaringan?',
    emptyTitle: 'Tidak ada jaringan',
    emptyBody: 'Situs ini belum menentukan jaringan.',
  },
  unsupported: {
    title: 'Ganti jaringan',
    lead: 'Jaringan ini tidak didukung di sini',
    body: (network, origin) =>
      `Dompet Anda di ${network}. ${origin} tidak memakainya. Beralihlah ke salah satu ini untuk melanjutkan.`,
    unknown: 'jaringan tak dikenal',
    disconnect: 'Putuskan',
    emptyBody: 'Tidak ada jaringan lain untuk beralih. Putuskan, atau ubah di dompet Anda.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
