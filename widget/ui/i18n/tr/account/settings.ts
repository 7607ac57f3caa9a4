import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Ayarlar',
    language: 'Dil',
    theme: 'Tema',
    themes: { light: 'Açık', dark: 'Koyu', auto: 'Cihazınız gibi' },
    asSite: 'Site gibi',
    network: 'Başlangıç ağı',
    note: 'Bu sitede geçerlidir ve sitenin ayarlarından önce gelir.',
    help: 'Yardım',
    log: 'Destek için günlük',
    logLead:
      'Bileşenin bu sayfada yaptıkları: bağlantılar, adlarıyla istekler, transfer adımları, hatalar. Adresler, anahtarlar ve tutarlar yer almaz. Siz paylaşana kadar burada kalır.',
    logOff: 'Bu site günlük tutmuyor.',
    copy: 'Günlüğü kopyala',
    copyFailed: 'Tarayıcınız kopyalamaya izin vermedi. Bunun yerine metni seçin.',
    about: 'Hakkında',
    site: 'Web sitesi',
    version: 'Sürüm',
    kept: 'Hatırlanan',
    keptIn: {
      local: 'Bu tarayıcıda',
      cookie: 'Bu sitenin bir çerezinde',
      memory: 'Sayfa kapanana kadar',
    },
  },
} satisfies typeof english
