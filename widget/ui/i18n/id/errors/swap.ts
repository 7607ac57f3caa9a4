import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Jaringan tidak mendukung penukaran',
    body: 'Pilih jaringan lain untuk menukar.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Likuiditas tidak cukup',
    body: 'Pasar terlalu kecil untuk jumlah ini. Coba yang lebih kecil.',
  },
  SWAP_NO_ROUTE: {
    title: 'Tidak ada pasar untuk keduanya',
    body: 'Tidak ada yang menghubungkan kedua token ini. Pilih yang lain.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Harga berubah',
    body: 'Harga bergerak melebihi batas Anda; tidak ada yang ditukar.',
  },
  SWAP_REVERTS: {
    title: 'Jaringan akan menolak ini',
    body: 'Penukaran dicoba tanpa dikirim, dan gagal. Tidak ada yang terkirim.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Anda akan mendapat lebih sedikit',
    body: 'Hasilnya kurang dari minimal yang Anda setujui. Tidak ada yang terkirim. Ambil kuotasi baru.',
  },
  SWAP_RECIPIENT: {
    title: 'Bukan untuk Anda',
    body: 'Layanan penukaran hendak membayar orang lain. Tidak ada yang terkirim. Jangan pakai dulu.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Token lain',
    body: 'Layanan membuat penukaran token selain pilihan Anda. Tidak ada yang terkirim.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Jumlah lain',
    body: 'Layanan membuat penukaran dengan jumlah lain. Tidak ada yang terkirim.',
  },
  SWAP_DEADLINE: {
    title: 'Terbuka terlalu lama',
    body: 'Penukaran akan terbuka jauh lebih lama dari perkiraan Anda. Tidak ada yang terkirim.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Kontrak lain',
    body: 'Layanan meminta izin untuk kontrak selain yang menukar. Tidak ada yang terkirim.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Kontrak tak dikenal',
    body: 'Layanan menyebut kontrak yang tidak dikenal di sini. Tidak ada yang terkirim.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Bukan penukaran',
    body: 'Layanan membuat sesuatu yang tidak terbaca. Tidak ada yang terkirim.',
  },
  SWAP_TAKES_MORE: {
    title: 'Akan mengambil lebih',
    body: 'Penukaran akan mengambil lebih dari yang Anda konfirmasi. Tidak ada yang terkirim.',
  },
  SWAP_UNCHECKED: {
    title: 'Tidak bisa diperiksa',
    body: 'Jaringan ini tidak bisa mencoba penukaran sebelum dikirim, jadi tidak dikirim.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Token dijelaskan salah',
    body: 'Layanan dan jaringan berbeda soal token ini. Tidak ada yang terkirim.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Token ini tidak cukup',
    body: 'Saldo Anda lebih kecil dari jumlahnya. Tidak ada yang terkirim.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Tidak cukup untuk biaya jaringan',
    body: 'Biaya dibayar dengan mata uang jaringan itu. Tidak ada yang terkirim. Tambahkan sedikit, lalu coba lagi.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Izin tidak cukup',
    body: 'Dompet Anda mengizinkan kurang dari yang diperlukan. Tidak ada yang ditukar.',
  },
  SWAP_FAILED: {
    title: 'Penukaran gagal',
    body: 'Jaringan menjalankan lalu membatalkannya. Tidak ada yang ditukar; biaya jaringan terpakai.',
  },
  SWAP_UNKNOWN: {
    title: 'Belum diketahui',
    body: 'Belum ada yang bisa memastikan hasil transaksinya. Lihat dulu sebelum mencoba lagi.',
  },
  SWAP_INTERRUPTED: {
    title: 'Diizinkan, belum ditukar',
    body: 'Halaman ditutup setelah dompet mengizinkan. Tidak ada yang ditukar; mulai lagi untuk melanjutkan.',
  },
  SWAP_STOPPED: {
    title: 'Transaksi dihentikan',
    body: 'Diganti, gugur, atau ditolak. Tidak ada yang ditukar.',
  },
  SWAP_NO_PROJECT: {
    title: 'Penukaran belum disiapkan',
    body: 'Situs ini tidak punya ID proyek untuk layanan penukaran.',
  },
}
