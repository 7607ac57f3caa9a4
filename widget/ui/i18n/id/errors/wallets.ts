import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Ditolak di dompet Anda',
    body: 'Tidak ada yang terkirim atau ditandatangani.',
  },
  4100: {
    title: 'Dompet Anda tidak mengizinkan ini',
    body: 'Buka dompet, buka kuncinya dan izinkan situs ini, lalu coba lagi.',
  },
  4200: {
    title: 'Dompet Anda tidak bisa melakukan ini',
    body: 'Tidak ada yang terkirim. Coba dengan dompet lain.',
  },
  4900: {
    title: 'Dompet terputus',
    body: 'Hubungkan lagi untuk melanjutkan. Tidak ada yang terkirim.',
  },
  4901: {
    title: 'Dompet Anda tidak punya koneksi',
    body: 'Saat ini tidak bisa mencapai jaringan ini. Tidak ada yang terkirim. Coba lagi sebentar.',
  },
  4902: {
    title: 'Dompet Anda tidak mengenal jaringan ini',
    body: 'Tambahkan jaringannya di dompet, lalu coba lagi.',
  },
  '-32002': {
    title: 'Dompet Anda sudah meminta',
    body: 'Buka dompet dan jawab permintaan yang menunggu di sana.',
  },
  5000: {
    title: 'Ditolak di dompet Anda',
    body: 'Tidak ada yang dibagikan.',
  },
  WRONG_ACCOUNT: {
    title: 'Akun lain sedang aktif',
    body: 'Tidak ada yang terkirim. Periksa akun di dompet, lalu konfirmasi lagi.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Dompet Anda tidak bisa mengirimnya',
    body: 'Tidak ada yang terkirim. Coba lagi, atau lihat alasannya di dompet.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Tidak ada kabar dari dompet',
    body: 'Permintaan diterima dan belum dikonfirmasi. Periksa dompet, lalu coba lagi: tidak ada yang terkirim dua kali.',
  },
  5710: {
    title: 'Tidak di jaringan ini',
    body: 'Dompet Anda tidak menerima paket panggilan di sini. Tidak ada yang terkirim.',
  },
  5720: {
    title: 'Diminta dua kali',
    body: 'Dompet Anda sudah punya permintaan ini. Periksa dompet Anda.',
  },
  5730: {
    title: 'Dompet Anda tidak mengenal permintaan ini',
    body: 'Mungkin tidak pernah dikonfirmasi. Periksa dompet Anda.',
  },
  5750: {
    title: 'Peningkatan akun ditolak',
    body: 'Tidak ada yang terkirim. Anda bisa lanjut tanpanya.',
  },
  5760: {
    title: 'Dompet Anda tidak bisa melakukannya sekaligus',
    body: 'Tidak ada yang terkirim.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Tindakan tidak diizinkan',
    body: 'Situs meminta sesuatu yang tidak dilakukan widget. Tidak ada yang terkirim atau ditandatangani.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Tidak ada akun yang dibagikan',
    body: 'Pilih akun untuk situs ini di dompet, lalu coba lagi.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Jawaban dompet tidak masuk akal',
    body: 'Tidak dipakai. Perbarui dompet, atau hubungkan yang lain.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Dompet ini tidak ada di sini',
    body: 'Buka halaman tempat Anda menghubungkannya, atau hubungkan yang lain. Dana Anda tidak terpengaruh.',
  },
  UNKNOWN_WALLET: {
    title: 'Dompet ini sudah tidak ada di sini',
    body: 'Muat ulang halaman, atau hubungkan yang lain. Dana Anda tidak terpengaruh.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Dompet Anda tetap di jaringannya',
    body: 'Tidak ada yang terkirim. Ganti jaringan di dompet, lalu coba lagi.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'ID proyek belum dikonfigurasi',
    body: 'Situs meminta sesuatu yang perlu ID proyek. Yang lain tetap berfungsi.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Jaringan tidak ditemukan',
    body: 'Situs meminta jaringan yang tidak disiapkannya. Anda tetap di jaringan Anda.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Konfigurasi aplikasi tidak valid',
    body: 'Situs ini tidak ada di daftar proyeknya sendiri. Dana Anda tidak terpengaruh.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Jenis jaringan ini tidak didukung',
    body: 'Pilih jaringan lain. Dana Anda tidak terpengaruh.',
  },
  INVALID_CHAIN_ID: {
    title: 'chainId tidak valid',
    body: 'Tidak ada yang bisa punya nama di jaringan ini. Tidak ada yang ditandatangani.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect tidak bisa dihubungi',
    body: 'Tidak ada yang terkirim. Jaringan Anda mungkin memblokirnya: coba jaringan lain atau VPN.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect menolak situs ini',
    body: 'Pemilik situs harus memperbaiki ID proyek. Pilih cara lain.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect dipakai di tab lain',
    body: 'Lanjutkan di tab lain situs ini, atau tutup lalu coba di sini.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Dompet Anda harus dihubungkan lagi.',
    body: 'Browser ini tidak menyimpan apa pun, jadi sesi WalletConnect berakhir bersama halaman.',
  },
  EXPIRED: {
    title: 'Terlalu lama',
    body: 'Permintaan kedaluwarsa. Tidak ada yang dibagikan; coba lagi.',
  },
  NO_MATCHING_KEY: {
    title: 'Sesi berakhir',
    body: 'Dompet Anda tidak lagi mengenal sesi ini. Hubungkan lagi.',
  },
  MISSING_OR_INVALID: {
    title: 'Dompet Anda tidak menyetujui ini',
    body: 'Permintaan tidak dikirim. Hubungkan lagi dan setujui jaringan ini, atau pakai dompet lain.',
  },
  NOT_INITIALIZED: {
    title: 'Tidak ada dompet terhubung',
    body: 'Tidak ada yang terkirim. Hubungkan dompet, lalu coba lagi.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Dompet Anda tidak menawarkan jaringan ini',
    body: 'Ganti jaringan di dompet, atau hubungkan yang lain.',
  },
  USER_DISCONNECTED: {
    title: 'Dompet mengakhiri koneksi',
    body: 'Periksa tindakan terakhirnya di dompet, lalu hubungkan lagi.',
  },
}
