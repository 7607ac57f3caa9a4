import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Jumlah terlalu kecil',
    body: 'Biaya akan memakan terlalu banyak. Tidak ada yang terkirim. Pilih jumlah lebih besar.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Jumlah terlalu besar',
    body: 'Tidak bisa menyeberangkan lebih dari ini sekaligus. Tidak ada yang terkirim. Kirim bertahap.',
  },
  BRIDGE_API_ERROR: {
    title: 'Layanan bridge menolak',
    body: 'Dana Anda tidak terpengaruh. Ubah jumlah atau token, atau coba lagi sebentar.',
  },
  SIMULATION_ERROR: {
    title: 'Tidak akan sampai',
    body: 'Uji coba kedatangan gagal, jadi tidak ada yang terkirim. Coba lagi, atau jumlah lain.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Kemajuan tidak bisa dibaca saat ini',
    body: 'Yang terkirim tetap berjalan. Lihat lagi sebentar.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Jaringan tidak menjawab',
    body: 'Yang terkirim tetap berjalan tanpa Anda. Coba lagi sebentar.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Node dari jaringan lain yang menjawab',
    body: 'Yang terkirim tetap berjalan tanpa Anda. Coba lagi sebentar.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Jaringan ini tidak disiapkan di sini',
    body: 'Tidak ada yang terkirim. Pilih jaringan lain.',
  },
  BRIDGE_NO_POOL: {
    title: 'Bridge tidak ada di tempatnya',
    body: 'Tidak ada apa pun di alamatnya pada jaringan ini, jadi tidak ada yang diizinkan atau terkirim.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Satuan suatu token tidak pasti',
    body: 'Layanan bridge menghitungnya dalam satuan lain dari token itu sendiri. Tidak ada yang terkirim.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Waktunya terlalu sedikit untuk tiba',
    body: 'Kemungkinan akan kembali berjam-jam kemudian, jadi tidak ada yang terkirim. Coba dengan kuotasi baru.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Bridge situs ini salah disiapkan',
    body: 'Tidak ada yang terkirim. Pemiliknya harus memperbaiki ID integrator.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Tidak ada dompet terhubung',
    body: 'Tidak ada yang terkirim. Hubungkan dompet, lalu coba lagi.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Akun lain sedang aktif',
    body: 'Transfer ini milik akun lain. Beralihlah di dompet Anda, lalu coba lagi.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Dompet Anda di jaringan lain',
    body: 'Tidak ada yang terkirim. Ganti jaringan di dompet, lalu coba lagi.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Token ini tidak cukup',
    body: 'Saldo Anda lebih kecil dari jumlahnya. Tidak ada yang terkirim. Pilih jumlah lebih kecil.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Tidak cukup untuk biaya jaringan',
    body: 'Biaya dibayar dengan mata uang jaringan itu. Tidak ada yang terkirim. Tambahkan sedikit, lalu coba lagi.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Dompet Anda mengizinkan kurang dari yang diperlukan',
    body: 'Tidak ada yang terkirim. Coba lagi dan izinkan seluruh jumlah.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'Pemberian izin akan gagal',
    body: 'Uji coba gagal, jadi dompet Anda tidak ditanya dan tidak ada yang terkirim. Coba lagi.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Pemberian izin gagal',
    body: 'Jaringan membatalkannya. Anda membayar biayanya dan tidak ada yang terkirim. Coba lagi.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Pengiriman akan gagal',
    body: 'Uji coba gagal, jadi dompet Anda tidak ditanya dan tidak ada yang terkirim. Coba lagi.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Jaringan membatalkannya',
    body: 'Anda membayar biaya jaringan, dan jumlahnya masih milik Anda. Coba lagi dengan kuotasi baru.',
  },
  BRIDGE_REVERTED: {
    title: 'Jaringan membatalkannya',
    body: 'Anda membayar biaya jaringan, dan jumlahnya masih milik Anda. Coba lagi.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Mungkin sudah terkirim',
    body: 'Periksa dompet dulu: adakah di aktivitasnya? Jika ada, jangan lakukan apa-apa, ia akan tiba. “Coba lagi” mengirimnya sekali lagi.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Kini Anda menerima lebih sedikit',
    body: 'Kurs berubah sebelum Anda menandatangani, jadi tidak ada yang terkirim. “Coba lagi” menerima kurs baru.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'Kuotasi sudah lama',
    body: 'Tidak ada yang terkirim dengannya. “Coba lagi” melanjutkan dengan kurs sekarang.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Kuotasi ini tidak bisa dipercaya',
    body: 'Isinya bertentangan atau berbeda dari permintaan Anda, jadi tidak dipakai. Tidak ada yang terkirim.',
  },
  BRIDGE_EXPIRED: {
    title: 'Tidak ada yang memenuhinya tepat waktu',
    body: 'Jumlah Anda dikembalikan di jaringan asalnya. Tidak ada yang perlu Anda lakukan.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Jawaban dompet tidak masuk akal',
    body: 'Periksa di dompet apakah sudah terkirim sebelum mencoba lagi.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Ada data pencarian yang kurang',
    body: 'Masukkan hash transaksi setoran, atau nomor setoran dan pool-nya.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Ini bukan hash transaksi',
    body: 'Diawali 0x dan diikuti 64 angka dan huruf. Salin dari dompet atau penjelajah.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'Transaksi tidak ditemukan',
    body: 'Jaringan tidak atau belum memilikinya. Periksa hash dan jaringannya.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Setoran tidak ditemukan',
    body: 'Tidak ada setoran dengan nomor ini di jaringan itu. Periksa keduanya.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Belum dibayarkan',
    body: 'Pembayaran untuk setoran ini belum ditemukan. Bisa jadi masih datang; sampai saat itu setoran aman.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Setoran tidak ditemukan',
    body: 'Transaksi berhasil tetapi tidak berisi setoran. Lihat di penjelajah sebelum mencoba lagi.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Yang terkirim bukan yang Anda konfirmasi',
    body: 'Transaksi di jaringan berbeda. Jangan menandatangani lagi dengan dompet ini.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Dibatalkan di dompet Anda',
    body: 'Anda mengganti transaksi ini di dompet. Tidak ada yang di-bridge.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Tidak ada dompet terhubung',
    body: 'Tidak ada yang terkirim. Hubungkan dompet, lalu coba lagi.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Tidak ada dompet terhubung',
    body: 'Tidak ada yang ditandatangani. Hubungkan dompet, lalu coba lagi.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Tidak ada yang dilakukan saat tiba',
    body: 'Situs ini meminta tindakan tetapi tidak menyebutkannya. Tidak ada yang terkirim.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Tindakan saat tiba tidak valid',
    body: 'Pemilik situs harus memperbaikinya. Tidak ada yang terkirim.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Tidak ada harga yang cocok',
    body: 'Tindakan saat tiba berubah setiap harga. Tidak ada yang terkirim. Coba lagi.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Terlalu besar untuk biaya situs saat ini',
    body: 'Tidak ada relayer yang bisa membayar sebanyak ini bersama biaya situs. Tidak ada yang terkirim. Pilih jumlah yang lebih kecil, atau coba lagi nanti.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Jaringan ini tidak bisa melakukannya saat tiba',
    body: 'Tidak ada yang bisa menjalankannya di sana, jadi tidak ada yang terkirim. Pilih jaringan lain.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Bridge situs ini tidak disiapkan dengan aman',
    body: 'Kunci ditaruh di tempat yang bisa dibaca semua pengunjung, jadi tidak dipakai. Tidak ada yang terkirim.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Akan gagal',
    body: 'Uji coba gagal, jadi tidak ada yang terkirim. Coba lagi, atau jumlah lain.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'Uji coba tidak bisa ditampilkan',
    body: 'Layanan yang menampilkannya tidak menjawab. Tidak ada yang terkirim.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Uji coba tidak disiapkan di sini',
    body: 'Pemilik situs harus menyiapkannya. Tidak ada yang terkirim.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Akun lain yang mengirim ini',
    body: 'Hanya pengirimnya yang boleh mempercepat. Beralihlah di dompet Anda.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Anda akan melepas terlalu banyak',
    body: 'Transfer baru akan mendapat lebih dari ini. Tidak ada yang ditandatangani. Pilih jumlah lebih besar.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'Itu lebih dari yang terkirim',
    body: 'Tidak bisa tiba lebih dari kesepakatan awal. Tidak ada yang ditandatangani. Pilih jumlah lebih kecil.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Percepatan tidak akan membantu',
    body: 'Biayanya sudah setinggi transfer baru. Tidak ada yang ditandatangani. Ia sedang di perjalanan.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Sudah tiba',
    body: 'Tidak ada yang perlu dipercepat, dan tidak ada yang ditandatangani.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Jawaban dompet tidak masuk akal',
    body: 'Tidak dipakai. Transfer Anda berjalan seperti semula. Coba lagi.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'Percepatan akan gagal',
    body: 'Uji coba gagal, jadi tidak dikirim. Transfer Anda berjalan seperti semula.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'Percepatan gagal',
    body: 'Anda membayar biaya jaringannya. Transfer Anda berjalan seperti semula.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Transfer berhenti',
    body: 'Terjadi hal tak terduga. Periksa di dompet apakah terkirim, lalu coba lagi.',
  },
}
