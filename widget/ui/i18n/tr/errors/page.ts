import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'Cüzdan penceresi açılmadı',
    body: 'Paranız etkilenmez. Sayfayı yenileyip tekrar deneyin.',
  },
  FRAME_REFUSED: {
    title: 'Cüzdan penceresi reddedildi',
    body: 'Bu site, cüzdanın izinli siteler listesinde yok. Paranız etkilenmez.',
  },
  FRAME_LOST: {
    title: 'Cüzdan penceresi kendiliğinden kapandı',
    body: 'Gönderilen sürer. Nerede olduğunu görmek için yeniden açın.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Bu bölüm yüklenmedi',
    body: 'Bağlantınızı denetleyip sayfayı yenileyin. Paranız etkilenmez.',
  },
  VIEW_NOT_LOADED: {
    title: 'Bu bölüm yüklenmedi',
    body: 'Bağlantınızı denetleyip sayfayı yenileyin. Paranız etkilenmez.',
  },
  CSP_FRAME_SRC: {
    title: 'Bu sayfa cüzdan penceresini engelliyor',
    body: 'Sahibi, sayfanın güvenlik politikasında izin vermeli. Hiçbir şey paylaşılmadı.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Bu site cüzdanı açamaz',
    body: 'Adresi izinli siteler listesinde yok.',
  },
  NESTED_HOST: {
    title: 'Bu sayfa başka bir sayfanın içinde',
    body: 'Üzeri örtülemesin diye cüzdan orada açılmaz. Sayfayı tek başına açın.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Cüzdan burada güvenli kurulmamış',
    body: 'Kendi adresinden gelmeli. Hiçbir şey paylaşılmadı.',
  },
  STORAGE_BLOCKED: {
    title: 'Tarayıcınız burada hiçbir şey saklamıyor',
    body: 'Her şey çalışır, ama her ziyarette yeniden bağlanırsınız.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Güncelleme gerekli',
    body: 'Bu sayfa eski bir sürüm yükledi. Devam etmek için sayfayı yenileyin.',
  },
  POPUP_BLOCKED: {
    title: 'Tarayıcınız bir pencereyi engelledi',
    body: 'Bu sayfa için pencerelere izin verip tekrar deneyin. Hiçbir şey gönderilmedi.',
  },
  FLOOD: {
    title: 'Bu sayfa çok sık istiyor',
    body: 'İstekleri durduruldu. Hiçbir şey gönderilmedi. Devam etmek için sayfayı yenileyin.',
  },
  TOO_MANY_OPENS: {
    title: 'Bu sayfa çok sık istiyor',
    body: 'Biraz bekleyip cüzdanı yeniden açın.',
  },
  INVALID_OPTIONS: {
    title: 'Cüzdan burada yanlış kurulmuş',
    body: 'Site sahibi seçenekleri düzeltmeli. Hiçbir şey paylaşılmadı.',
  },
  TARGET_NOT_FOUND: {
    title: 'Cüzdanın bu sayfada yeri yok',
    body: 'Site sahibi seçenekleri düzeltmeli. Hiçbir şey paylaşılmadı.',
  },
  DESTROYED: {
    title: 'Cüzdanı bu sayfa kapattı',
    body: 'Gönderilen sürer. Yeniden açmak için sayfayı yenileyin.',
  },
}
