import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Bukan nama pengguna yang valid',
    body: 'Tidak ada yang ditandatangani. Pilih nama lain.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Anda sudah punya nama',
    body: 'Tidak ada yang ditandatangani. Akun Anda tetap dengan namanya.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Gagal menemukan nama',
    body: 'Pemiliknya tidak diketahui. Coba lagi sebentar, atau gunakan alamat.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Gagal mengambil saran nama',
    body: 'Coba lagi sebentar, atau pilih nama sendiri.',
  },
  NAMES_NOT_FOUND: {
    title: 'Gagal mengambil nama untuk alamat',
    body: 'Nama akun ini tidak diketahui. Coba lagi sebentar.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Gagal mendaftarkan nama',
    body: 'Layanan tidak menerimanya. Coba lagi, atau pilih nama lain.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Tidak ada nama di jaringan ini',
    body: 'Layanan nama tidak mengenal jaringan ini, atau tidak bisa dihubungi. Gunakan alamat.',
  },
}
