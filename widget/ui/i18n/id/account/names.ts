import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Pilih nama akun',
    title: 'Pilih nama',
    label: 'Nama',
    placeholder: 'your-name',
    hint: 'Huruf, angka, dan tanda hubung, minimal 4.',
    characters: 'Hanya boleh berisi huruf, angka, dan karakter -',
    tooShort: 'Nama minimal 4 karakter',
    tooLong: 'Nama maksimal 63 karakter',
    result: 'Nama Anda',
    available: 'Tersedia',
    registered: 'Terdaftar',
    checking: 'Memeriksa',
    unknown: 'Tidak bisa diperiksa',
    resolveFailed: 'Gagal menemukan nama',
    suggestions: 'Nama serupa yang tersedia',
    suggestionsFailed: 'Gagal mengambil saran nama',
    ownUnknown: 'Gagal mengambil nama untuk alamat',
    enter: 'Masukkan nama',
    taken: 'Nama ini sudah dipakai',
    another: 'Pilih nama lain',
    register: (name) => `Daftarkan ${name}`,
    footnote:
      'Gratis: Anda menandatangani pesan, dan tidak ada yang berpindah. Semua orang bisa melihat alamat tujuan nama itu.',
    signingTitle: (wallet) => `Lanjutkan di ${wallet}`,
    signingBody: (name) =>
      `Tanda tangani pesan di sana untuk mendapat ${name}. Gratis dan tidak memindahkan apa pun.`,
    sendingTitle: (name) => `Mendaftarkan ${name}`,
    doneTitle: 'Nama terdaftar',
    yours: (name) => `${name} milik Anda`,
    doneBody: 'Siapa pun yang mengirim ke nama ini mengirim ke akun Anda.',
    copy: (name) => `Salin ${name}`,
    ownedTitle: 'Anda sudah punya nama',
    ownedBody: (name) => `${name} menuju ke akun ini.`,
    emptyBody: 'Hubungkan dompet untuk memberi nama akunnya.',
    unavailableTitle: 'Tidak ada nama di sini',
    unavailableBody: (network) =>
      `Layanan nama tidak mengenal ${network}, atau tidak bisa dihubungi. Coba lagi, atau ganti jaringan.`,
  },
} satisfies typeof english
