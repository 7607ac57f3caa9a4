import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Pengaturan',
    language: 'Bahasa',
    theme: 'Tema',
    themes: { light: 'Terang', dark: 'Gelap', auto: 'Seperti perangkat Anda' },
    asSite: 'Seperti situs',
    network: 'Jaringan awal',
    note: 'Berlaku di situs ini, dan didahulukan dari pengaturan situs.',
    help: 'Bantuan',
    log: 'Log untuk dukungan',
    logLead:
      'Yang dilakukan widget di halaman ini: koneksi, permintaan menurut nama, langkah transfer, kesalahan. Alamat, kunci, dan jumlah tidak disertakan. Log tetap di sini sampai Anda membagikannya.',
    logOff: 'Situs ini tidak menyimpan log.',
    copy: 'Salin log',
    copyFailed: 'Browser Anda tidak mengizinkan penyalinan. Pilih teksnya saja.',
    about: 'Tentang',
    site: 'Situs',
    version: 'Versi',
    kept: 'Diingat',
    keptIn: {
      local: 'Di browser ini',
      cookie: 'Di cookie untuk situs ini',
      memory: 'Sampai halaman ditutup',
    },
  },
} satisfies typeof english
