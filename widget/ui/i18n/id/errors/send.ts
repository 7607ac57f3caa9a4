import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Jumlah dan alamat penerima diperlukan',
    body: 'Tidak ada yang terkirim. Isi keduanya, lalu lanjutkan.',
  },
  SEND_NO_TOKEN: {
    title: 'Token diperlukan',
    body: 'Tidak ada yang terkirim. Pilih satu, lalu lanjutkan.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Chain tidak didukung',
    body: 'Tidak ada yang bisa dikirim dari sini di jaringan ini. Pilih yang lain.',
  },
  SEND_WOULD_FAIL: {
    title: 'Akan gagal',
    body: 'Uji coba gagal, jadi dompet Anda tidak ditanya dan tidak ada yang terkirim. Periksa token dan penerima.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token tidak ditemukan',
    body: 'Situs menyebut token yang tidak dikenal di jaringan ini. Tidak ada yang terkirim.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Tidak ada yang tahu apakah terkirim',
    body: 'Tidak ada jawaban dompet yang sampai. Periksa dompet Anda sebelum mengirim lagi.',
  },
  TRANSACTION_REVERTED: {
    title: 'Jaringan membatalkannya',
    body: 'Anda membayar biaya jaringan, dan jumlahnya masih milik Anda.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Jaringan tidak memprosesnya tepat waktu',
    body: 'Tidak ada yang terkirim: Anda bisa mengirim lagi.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Dompet Anda menandatangani hal lain',
    body: 'Itu bukan yang Anda konfirmasi, jadi tidak ada yang terkirim. Jangan menandatangani lagi dengan dompet ini.',
  },
  WRONG_CLUSTER: {
    title: 'Node berada di jaringan lain',
    body: 'Tidak ada yang terkirim. Pengelola widget ini harus memperbaiki alamat node.',
  },
}
