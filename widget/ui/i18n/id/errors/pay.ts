import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Tidak ada yang bisa dibeli di situs ini',
    body: 'Pemiliknya belum menetapkan ID proyek. Tidak ada yang dibayar.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Harga ini tidak tepat',
    body: 'Harga ini untuk hal lain dari pilihan Anda. Tidak ada yang dibayar; coba lagi.',
  },
  PAY_OFF: {
    title: 'Pembayaran dimatikan di situs ini',
    body: 'Pemiliknya belum menyalakannya. Tidak ada yang dibayar.',
  },
  INVALID_PAYMENT: {
    title: 'Pembayaran ini tidak bisa diminta',
    body: 'Situs memintanya dengan cara yang salah. Tidak ada yang dibayar.',
  },
  NO_SUCH_TOKEN: {
    title: 'Token itu tidak ada',
    body: 'Tidak ada apa pun di alamatnya di jaringan ini. Tidak ada yang terkirim.',
  },
  PAY_NOT_COVERED: {
    title: 'Harga berubah',
    body: 'Bridge mengambil lebih dari sebelumnya. Yang Anda tukar ada di dompet: pilih cara melanjutkan.',
  },
  PAY_OTHER_WAY: {
    title: 'Anda memilih cara bayar lain',
    body: 'Transfer ini berakhir karenanya, sebelum ada yang terkirim.',
  },
  PAY_NO_PRICE: {
    title: 'Bridge tidak memberi harga untuk ini',
    body: 'Tepat jumlah ini belum bisa dibayar lewatnya. Tidak ada yang terkirim.',
  },
  PAY_TAKES_MORE: {
    title: 'Akan mengambil lebih',
    body: 'Pembayaran akan mengambil lebih dari yang ditampilkan, atau membayar kurang. Tidak ada yang terkirim.',
  },
  PAY_UNCHECKED: {
    title: 'Tidak bisa diperiksa',
    body: 'Tidak ada node jaringan ini yang bisa mencoba pembayaran sebelum dikirim, jadi tidak dikirim.',
  },
}
