import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'Jendela dompet tidak terbuka',
    body: 'Dana Anda tidak terpengaruh. Muat ulang halaman, lalu coba lagi.',
  },
  FRAME_REFUSED: {
    title: 'Jendela dompet ditolak',
    body: 'Situs ini tidak ada di daftar situs yang diizinkan dompet. Dana Anda tidak terpengaruh.',
  },
  FRAME_LOST: {
    title: 'Jendela dompet tertutup sendiri',
    body: 'Yang terkirim tetap berjalan. Buka lagi untuk melihatnya.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Bagian ini gagal dimuat',
    body: 'Periksa koneksi dan muat ulang halaman. Dana Anda tidak terpengaruh.',
  },
  VIEW_NOT_LOADED: {
    title: 'Bagian ini gagal dimuat',
    body: 'Periksa koneksi dan muat ulang halaman. Dana Anda tidak terpengaruh.',
  },
  CSP_FRAME_SRC: {
    title: 'Halaman ini memblokir jendela dompet',
    body: 'Pemiliknya harus mengizinkan di kebijakan keamanan halaman. Tidak ada yang dibagikan.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Situs ini tidak boleh membuka dompet',
    body: 'Alamatnya tidak ada di daftar situs yang diizinkan.',
  },
  NESTED_HOST: {
    title: 'Halaman ini ditampilkan di dalam halaman lain',
    body: 'Dompet tidak terbuka di sana, agar tidak ada yang menutupinya. Buka halaman ini tersendiri.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Dompet tidak disiapkan dengan aman di sini',
    body: 'Harus berasal dari alamatnya sendiri. Tidak ada yang dibagikan.',
  },
  STORAGE_BLOCKED: {
    title: 'Browser Anda tidak menyimpan apa pun di sini',
    body: 'Semua berfungsi, dan Anda terhubung lagi setiap kunjungan.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Perlu pembaruan',
    body: 'Halaman ini memuat versi lama. Muat ulang halaman untuk melanjutkan.',
  },
  POPUP_BLOCKED: {
    title: 'Browser Anda memblokir jendela',
    body: 'Izinkan jendela untuk halaman ini, lalu coba lagi. Tidak ada yang terkirim.',
  },
  FLOOD: {
    title: 'Halaman ini terlalu sering meminta',
    body: 'Permintaannya dihentikan. Tidak ada yang terkirim. Muat ulang halaman untuk melanjutkan.',
  },
  TOO_MANY_OPENS: {
    title: 'Halaman ini terlalu sering meminta',
    body: 'Tunggu sebentar, lalu buka dompet lagi.',
  },
  INVALID_OPTIONS: {
    title: 'Dompet salah disiapkan di sini',
    body: 'Pemilik situs harus memperbaiki opsinya. Tidak ada yang dibagikan.',
  },
  TARGET_NOT_FOUND: {
    title: 'Dompet tidak punya tempat di halaman ini',
    body: 'Pemilik situs harus memperbaiki opsinya. Tidak ada yang dibagikan.',
  },
  DESTROYED: {
    title: 'Dompet ditutup oleh halaman ini',
    body: 'Yang terkirim tetap berjalan. Muat ulang halaman untuk membukanya lagi.',
  },
}
