import type { MailWords } from '../mailWords.ts'

/** Indonesian. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Setujui perangkat baru untuk ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Seseorang dengan ${deviceName} ingin masuk ke dompet ${brand} Anda. Buka halaman ini dan setujui. Halaman itu lalu menampilkan kode untuk dimasukkan di tempat Anda mulai.`,
    action: 'Lihat permintaan',
    after: ({ duration }) =>
      `Tautan ini berlaku ${duration}. Bukan Anda? Jangan lakukan apa pun, atau buka halaman itu dan tolak. Tidak ada yang bisa masuk tanpa jawaban Anda.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} adalah kode ${brand} Anda`,
    lead: ({ brand }) => `Kode Anda untuk masuk ke dompet ${brand}:`,
    after: ({ brand, duration }) =>
      `Kode ini berlaku ${duration}. Ketik hanya di tempat Anda mulai masuk, dan jangan berikan kepada siapa pun: ${brand} tidak pernah memintanya. Bukan Anda? Berarti seseorang mengetik alamat Anda; abaikan email ini.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} mengonfirmasi perubahan alamat email ${brand} Anda`,
    lead: () =>
      'Seseorang yang sudah masuk ke dompet Anda ingin memakai alamat email lain. Kode ini mengonfirmasi alamat Anda saat ini:',
    after: ({ duration }) =>
      `Kode ini berlaku ${duration}. Bukan Anda? Jangan berikan kode ini kepada siapa pun, buka Perangkat di dompet Anda dan hapus yang tidak Anda kenal.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} mengonfirmasi alamat email baru ${brand} Anda`,
    lead: ({ brand }) =>
      `Kode ini mengonfirmasi bahwa dompet ${brand} Anda boleh memakai alamat ini:`,
    after: ({ duration }) =>
      `Kode ini berlaku ${duration}. Bukan Anda? Berarti seseorang mengetik alamat Anda; abaikan email ini.`,
  },
  change: {
    subject: ({ brand }) => `Dompet ${brand} Anda: ada perubahan yang menunggu`,
    lead: ({ what, due, deviceName }) =>
      `Seseorang yang masuk dengan ${deviceName} meminta ini: ${what}. Ini terjadi setelah ${due}.`,
    action: 'Lihat dan hentikan',
    after: () =>
      'Apakah itu Anda? Tidak perlu berbuat apa-apa. Bukan Anda? Hentikan dengan tautan ini dan ganti kata sandi email Anda: yang memintanya mungkin membaca email Anda.',
    what: { delete: 'akun Anda dihapus', device: (name) => `${name} dikeluarkan` },
  },
  notice: {
    subject: ({ brand }) => `Dompet ${brand} Anda: apakah ini Anda?`,
    lead: ({ what, deviceName }) =>
      `Dengan ${deviceName} hal ini dilakukan di dompet Anda: ${what}.`,
    after: () =>
      'Apakah itu Anda? Tidak perlu berbuat apa-apa. Bukan Anda? Berarti orang lain dapat memakai dompet Anda: masuk, keluarkan perangkat yang tidak Anda kenal, siapkan pemulihan dari awal, pindahkan isi dompet Anda ke dompet lain, dan ganti kata sandi email Anda.',
    what: {
      recovery: 'pemulihan baru disiapkan, dan yang lama tidak berlaku lagi',
      letIn: (name) => `${name} diizinkan masuk dan dapat menandatangani`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} di ${system}`,
    unknown: 'sebuah browser',
  },
  asked: ({ site, deviceName, time }) => `Diminta di ${site}, dengan ${deviceName}, pada ${time}.`,
}
