import type { words as english } from './en.ts'

/** Indonesian: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Coba lagi',
  other: 'Terjadi kesalahan',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Halaman ini memblokir jendela dompet',
      body: 'Pemiliknya harus mengizinkan di kebijakan keamanan halaman. Tidak ada yang dibagikan.',
    },
    FRAME_REFUSED: {
      title: 'Jendela dompet ditolak',
      body: 'Situs ini tidak ada di daftar situs yang diizinkan dompet. Dana Anda tidak terpengaruh.',
    },
    FRAME_TIMEOUT: {
      title: 'Jendela dompet tidak terbuka',
      body: 'Dana Anda tidak terpengaruh. Muat ulang halaman, lalu coba lagi.',
    },
    FRAME_LOST: {
      title: 'Jendela dompet tertutup sendiri',
      body: 'Yang terkirim tetap berjalan. Buka lagi untuk melihatnya.',
    },
    FLOOD: {
      title: 'Halaman ini terlalu sering meminta',
      body: 'Permintaannya dihentikan. Tidak ada yang terkirim. Muat ulang halaman untuk melanjutkan.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Perlu pembaruan',
      body: 'Halaman ini memuat versi lama. Muat ulang halaman untuk melanjutkan.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Situs ini tidak boleh membuka dompet',
      body: 'Alamatnya tidak ada di daftar situs yang diizinkan.',
    },
    NESTED_HOST: {
      title: 'Halaman ini ditampilkan di dalam halaman lain',
      body: 'Dompet tidak terbuka di sana, agar tidak ada yang menutupinya. Buka halaman ini tersendiri.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Bagian ini gagal dimuat',
      body: 'Periksa koneksi dan muat ulang halaman. Dana Anda tidak terpengaruh.',
    },
  },
} satisfies typeof english
