import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Layanan tidak menjawab',
    body: 'Dana Anda tidak terpengaruh. Coba lagi sebentar.',
  },
  HTTP_TIMEOUT: {
    title: 'Layanan terlalu lama',
    body: 'Dana Anda tidak terpengaruh. Coba lagi sebentar.',
  },
  HTTP_UNREACHABLE: {
    title: 'Layanan tidak bisa dihubungi',
    body: 'Dana Anda tidak terpengaruh. Periksa koneksi, lalu coba lagi.',
  },
  HTTP_UNREADABLE: {
    title: 'Jawaban layanan tidak terbaca',
    body: 'Tidak dipakai, dan dana Anda tidak terpengaruh. Coba lagi sebentar.',
  },
  RPC_UNAVAILABLE: {
    title: 'Jaringan tidak menjawab',
    body: 'Dana Anda tidak terpengaruh. Coba lagi sebentar.',
  },
  RPC_NO_URL: {
    title: 'Jaringan ini tidak bisa dibaca di sini',
    body: 'Situs belum menentukan cara menghubunginya. Dana Anda tidak terpengaruh.',
  },
}
