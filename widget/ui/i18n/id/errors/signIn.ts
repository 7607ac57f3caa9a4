import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Tanda tangan ditolak',
    body: 'Tidak ada yang ditandatangani. Coba lagi, atau batalkan.',
  },
  SESSION_EXPIRED: {
    title: 'Sesi berakhir',
    body: 'Masuk lagi untuk melanjutkan.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Situs ini tidak punya fitur masuk',
    body: 'Tidak ada yang ditandatangani. Lanjutkan tanpanya.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Tidak ada akun terhubung',
    body: 'Tidak ada yang ditandatangani. Hubungkan dompet, lalu coba lagi.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Situs ini tidak menjawab',
    body: 'Terlalu lama. Anda belum masuk; coba lagi sebentar.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Situs ini tidak bisa memproses masuk',
    body: 'Dompet Anda baik-baik saja. Coba lagi, atau minta bantuan situs.',
  },
  SIGNATURE_INVALID: {
    title: 'Tanda tangan tidak diterima',
    body: 'Tidak cocok dengan akun atau pesan ini. Periksa akun di dompet, lalu coba lagi.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Tidak ada yang ditandatangani',
    body: 'Pesan untuk situs ini tidak bisa dibuat. Pemiliknya harus memperbaiki opsinya.',
  },
  TERMS_NOT_AGREED: {
    title: 'Setujui ketentuan dulu',
    body: 'Centang kotak di samping dompet, lalu pilih satu.',
  },
}
