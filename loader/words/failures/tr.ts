import type { words as english } from './en.ts'

/** Turkish: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Tekrar dene',
  other: 'Bir şeyler ters gitti',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Bu sayfa cüzdan penceresini engelliyor',
      body: 'Sahibi, sayfanın güvenlik politikasında izin vermeli. Hiçbir şey paylaşılmadı.',
    },
    FRAME_REFUSED: {
      title: 'Cüzdan penceresi reddedildi',
      body: 'Bu site, cüzdanın izinli siteler listesinde yok. Paranız etkilenmez.',
    },
    FRAME_TIMEOUT: {
      title: 'Cüzdan penceresi açılmadı',
      body: 'Paranız etkilenmez. Sayfayı yenileyip tekrar deneyin.',
    },
    FRAME_LOST: {
      title: 'Cüzdan penceresi kendiliğinden kapandı',
      body: 'Gönderilen sürer. Nerede olduğunu görmek için yeniden açın.',
    },
    FLOOD: {
      title: 'Bu sayfa çok sık istiyor',
      body: 'İstekleri durduruldu. Hiçbir şey gönderilmedi. Devam etmek için sayfayı yenileyin.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Güncelleme gerekli',
      body: 'Bu sayfa eski bir sürüm yükledi. Devam etmek için sayfayı yenileyin.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Bu site cüzdanı açamaz',
      body: 'Adresi izinli siteler listesinde yok.',
    },
    NESTED_HOST: {
      title: 'Bu sayfa başka bir sayfanın içinde',
      body: 'Üzeri örtülemesin diye cüzdan orada açılmaz. Sayfayı tek başına açın.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Bu bölüm yüklenmedi',
      body: 'Bağlantınızı denetleyip sayfayı yenileyin. Paranız etkilenmez.',
    },
  },
} satisfies typeof english
