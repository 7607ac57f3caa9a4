import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Terjadi kesalahan',
    body: 'Dompet tertanam tidak dipahami. Tidak ada yang ditandatangani. Muat ulang halaman dan coba lagi.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sesi berakhir',
    body: 'Untuk menandatangani, masuk sekali lagi. Dompet Anda aman.',
  },
  LOGIN_EXPIRED: {
    title: 'Proses masuk ini sudah berakhir',
    body: 'Kode atau tautan sudah dipakai, atau waktunya habis. Mulai lagi.',
  },
  OTP_WRONG: {
    title: 'Kode salah',
    body: 'Itu bukan kode yang kami kirim. Lihat email terbaru.',
  },
  OTP_EXPIRED: {
    title: 'Kode kedaluwarsa',
    body: 'Minta yang baru.',
  },
  OTP_ATTEMPTS: {
    title: 'Terlalu banyak kode salah',
    body: 'Proses masuk ini berakhir. Minta kode baru.',
  },
  RATE_LIMITED: {
    title: 'Terlalu banyak percobaan',
    body: 'Tunggu sebentar, lalu coba lagi.',
  },
  EMAIL_PAUSE: {
    title: 'Mohon tunggu sebentar',
    body: 'Email lain bisa dikirim beberapa detik lagi.',
  },
  EMAIL_INVALID: {
    title: 'Email tidak valid. Coba lagi.',
    body: 'Periksa alamatnya, lalu kirim lagi.',
  },
  EMAIL_TAKEN: {
    title: 'Email ini milik akun lain',
    body: 'Gunakan alamat lain.',
  },
  MAIL_FAILED: {
    title: 'Email tidak bisa dikirim',
    body: 'Periksa alamatnya, atau coba lagi sebentar.',
  },
  DEVICE_REFUSED: {
    title: 'Perangkat ditolak',
    body: 'Seseorang menekan Tolak di email. Jika itu Anda, mulai lagi.',
  },
  PROVIDER_OFF: {
    title: 'Cara masuk ini tidak tersedia di sini',
    body: 'Pilih cara lain.',
  },
  PROVIDER_FAILED: {
    title: 'Proses masuk tidak diterima',
    body: 'Penyedia menolak atau gagal. Tidak ada yang dibagikan. Coba lagi.',
  },
  SERVICE_DOWN: {
    title: 'Dompet tertanam tidak menjawab',
    body: 'Dompet Anda aman. Coba lagi sebentar.',
  },
  KEYS_EXIST: {
    title: 'Perangkat lain lebih cepat',
    body: 'Dompet Anda sudah disiapkan di sana. Masuk lagi.',
  },
  NO_SHARE: {
    title: 'Selesaikan penyiapan browser ini',
    body: 'Browser ini belum bisa menandatangani. Pulihkan dompet Anda di sini, atau setujui browser ini di perangkat lain.',
  },
  SHARE_TAMPERED: {
    title: 'Dompet tidak bisa dibuka',
    body: 'Yang tersimpan di sini tidak cocok dengan akun Anda. Tidak ada yang ditandatangani. Pulihkan dompet Anda.',
  },
  KEY_NEEDED: {
    title: 'Hanya kunci Anda yang bisa melakukannya',
    body: 'Lakukan di browser yang bisa menandatangani untuk dompet ini.',
  },
  RECOVERY_WRONG: {
    title: 'Tidak terbuka',
    body: 'Frasa sandi, passkey, atau berkas tidak tepat. Coba lagi.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Tidak dengan akun pintar',
    body: 'Akun pintar mengirim operasi, bukan transaksi. Tidak ada yang terkirim.',
  },
  SESSION_NOT_REVOKED: {
    title: 'Izin tidak diakhiri',
    body: 'Izin itu masih berlaku. Coba lagi sebentar.',
  },
  BUNDLER_DOWN: {
    title: 'Tidak bisa dikirim',
    body: 'Layanan yang mengirim untuk akun pintar (bundler) tidak menjawab. Coba lagi: pengiriman terjadi paling banyak sekali.',
  },
  OPERATION_REFUSED: {
    title: 'Tidak diterima',
    body: 'Layanan yang mengirim untuk akun pintar (bundler) menolaknya. Tidak ada yang terkirim.',
  },
  OPERATION_NONCE: {
    title: 'Ada yang lain mengambil tempatnya',
    body: 'Sementara itu akun Anda mengirim yang lain. Coba lagi.',
  },
  OPERATION_REVERTED: {
    title: 'Jaringan membatalkannya',
    body: 'Tidak ada yang dipindahkan selain biaya jaringan.',
  },
  OPERATION_PENDING: {
    title: 'Butuh waktu lebih lama dari biasanya',
    body: 'Sudah dikirim, dan belum masuk blok mana pun. Lihat aktivitas Anda sebelum mengirim lagi.',
  },
  RPC_FAILED: {
    title: 'Jaringan tidak menjawab',
    body: 'Tidak ada yang terkirim. Coba lagi sebentar.',
  },
  NETWORK_UNKNOWN: {
    title: 'Chain tidak didukung',
    body: 'Dompet tertanam tidak mengenal jaringan ini. Pilih yang lain.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Dana tidak cukup',
    body: 'Tidak ada yang terkirim. Biaya jaringan juga dihitung.',
  },
  REQUEST_ABORTED: {
    title: 'Permintaan dihentikan',
    body: 'Tidak ada yang ditandatangani. Coba lagi.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Terlalu banyak permintaan',
    body: 'Jawab yang menunggu, lalu coba lagi.',
  },
  INTERNAL: {
    title: 'Terjadi galat',
    body: 'Tidak ada yang ditandatangani. Coba lagi.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Terjadi kesalahan',
    body: 'Komponen masuk email gagal dimuat. Koneksi gagal, atau situs ini belum disiapkan untuk itu. Coba lagi atau pilih dompet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Terjadi kesalahan',
    body: 'Dompet tertanam terlalu lama menjawab. Coba lagi.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Terjadi masalah saat memulai autentikasi',
    body: 'Anda keluar lagi. Dompet Anda aman. Masuk sekali lagi.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Galat jaringan: dompet tertanam gagal dimuat',
    body: 'Dompet dan bridge tetap berfungsi. Koneksi gagal, atau situs ini belum disiapkan untuk itu. Coba lagi atau pilih dompet.',
  },
}
