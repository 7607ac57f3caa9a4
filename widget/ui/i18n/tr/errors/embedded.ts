import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Bir şeyler ters gitti',
    body: 'Gömülü cüzdan anlaşılamadı. Hiçbir şey imzalanmadı. Sayfayı yenileyip tekrar deneyin.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Oturumun süresi doldu',
    body: 'İmzalamak için bir kez daha giriş yapın. Cüzdanınız güvende.',
  },
  LOGIN_EXPIRED: {
    title: 'Bu giriş sona erdi',
    body: 'Kod veya bağlantı kullanıldı ya da süresi doldu. Baştan başlayın.',
  },
  OTP_WRONG: {
    title: 'Yanlış kod',
    body: 'Gönderdiğimiz kod bu değil. Son e-postaya bakın.',
  },
  OTP_EXPIRED: {
    title: 'Kodun süresi doldu',
    body: 'Yenisini isteyin.',
  },
  OTP_ATTEMPTS: {
    title: 'Çok fazla yanlış kod',
    body: 'Bu giriş sona erdi. Yeni bir kod isteyin.',
  },
  RATE_LIMITED: {
    title: 'Çok fazla deneme',
    body: 'Biraz bekleyip tekrar deneyin.',
  },
  EMAIL_PAUSE: {
    title: 'Lütfen biraz bekleyin',
    body: 'Birkaç saniye sonra yeni e-posta gönderilebilir.',
  },
  EMAIL_INVALID: {
    title: 'Geçersiz e-posta. Tekrar deneyin.',
    body: 'Adresi denetleyip yeniden gönderin.',
  },
  EMAIL_TAKEN: {
    title: 'Bu e-posta başka bir hesaba ait',
    body: 'Başka bir adres kullanın.',
  },
  MAIL_FAILED: {
    title: 'E-posta gönderilemedi',
    body: 'Adresi denetleyin veya biraz sonra tekrar deneyin.',
  },
  DEVICE_REFUSED: {
    title: 'Cihaz reddedildi',
    body: 'E-postada Reddet’e basıldı. Sizseniz baştan başlayın.',
  },
  PROVIDER_OFF: {
    title: 'Bu giriş burada sunulmuyor',
    body: 'Başka bir giriş yolu seçin.',
  },
  PROVIDER_FAILED: {
    title: 'Giriş kabul edilmedi',
    body: 'Sağlayıcı reddetti veya başarısız oldu. Hiçbir şey paylaşılmadı. Tekrar deneyin.',
  },
  SERVICE_DOWN: {
    title: 'Gömülü cüzdan yanıt vermiyor',
    body: 'Cüzdanınız güvende. Biraz sonra tekrar deneyin.',
  },
  KEYS_EXIST: {
    title: 'Başka bir cihaz daha hızlıydı',
    body: 'Cüzdanınız orada kuruldu. Yeniden giriş yapın.',
  },
  NO_SHARE: {
    title: 'Bu tarayıcının kurulumunu tamamla',
    body: 'Bu tarayıcı henüz imzalayamaz. Cüzdanınızı burada kurtarın veya bu tarayıcıyı başka bir cihazda onaylayın.',
  },
  SHARE_TAMPERED: {
    title: 'Cüzdan açılamadı',
    body: 'Burada saklanan hesabınıza uymuyor. Hiçbir şey imzalanmadı. Cüzdanınızı kurtarın.',
  },
  KEY_NEEDED: {
    title: 'Bunu yalnızca anahtarınız yapabilir',
    body: 'Bu cüzdan için imzalayabilen bir tarayıcıda yapın.',
  },
  RECOVERY_WRONG: {
    title: 'Açılmadı',
    body: 'Parola ifadesi, geçiş anahtarı veya dosya doğru değil. Tekrar deneyin.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Akıllı hesapla olmaz',
    body: 'Akıllı hesaplar işlem değil operasyon gönderir. Hiçbir şey gönderilmedi.',
  },
  SESSION_NOT_REVOKED: {
    title: 'İzin sonlandırılmadı',
    body: 'Hâlâ geçerli. Biraz sonra tekrar deneyin.',
  },
  BUNDLER_DOWN: {
    title: 'Gönderilemedi',
    body: 'Akıllı hesaplar için gönderim yapan hizmet (bundler) yanıt vermiyor. Tekrar deneyin: en fazla bir kez gönderilir.',
  },
  OPERATION_REFUSED: {
    title: 'Kabul edilmedi',
    body: 'Akıllı hesaplar için gönderim yapan hizmet (bundler) reddetti. Hiçbir şey gönderilmedi.',
  },
  OPERATION_NONCE: {
    title: 'Yerini başka bir gönderim aldı',
    body: 'Bu sırada hesabınız başka bir şey gönderdi. Tekrar deneyin.',
  },
  OPERATION_REVERTED: {
    title: 'Ağ geri aldı',
    body: 'Ağ ücreti dışında hiçbir şey hareket etmedi.',
  },
  OPERATION_PENDING: {
    title: 'Her zamankinden uzun sürüyor',
    body: 'Gönderildi ama henüz hiçbir blokta değil. Yeniden göndermeden önce hareketlerinize bakın.',
  },
  RPC_FAILED: {
    title: 'Ağ yanıt vermedi',
    body: 'Hiçbir şey gönderilmedi. Biraz sonra tekrar deneyin.',
  },
  NETWORK_UNKNOWN: {
    title: 'Zincir desteklenmiyor',
    body: 'Gömülü cüzdan bu ağı bilmiyor. Başka birini seçin.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Yetersiz bakiye',
    body: 'Hiçbir şey gönderilmedi. Ağ ücreti de sayılır.',
  },
  REQUEST_ABORTED: {
    title: 'İstek kesildi',
    body: 'Hiçbir şey imzalanmadı. Tekrar deneyin.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Çok fazla istek',
    body: 'Bekleyenleri yanıtlayıp tekrar deneyin.',
  },
  INTERNAL: {
    title: 'Bir hata oluştu',
    body: 'Hiçbir şey imzalanmadı. Tekrar deneyin.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Bir şeyler ters gitti',
    body: 'E-posta girişi bileşeni yüklenemedi. Bağlantı kurulamadı ya da bu site bunun için ayarlanmamış. Tekrar deneyin veya bir cüzdan seçin.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Bir şeyler ters gitti',
    body: 'Gömülü cüzdanın yanıtı çok uzun sürdü. Tekrar deneyin.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Giriş başlatılırken bir sorun oluştu',
    body: 'Yeniden çıkış yapıldı. Cüzdanınız güvende. Bir kez daha giriş yapın.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Ağ hatası: gömülü cüzdan yüklenemedi',
    body: 'Cüzdanlar ve köprü çalışıyor. Bağlantı kurulamadı ya da bu site bunun için ayarlanmamış. Tekrar deneyin veya bir cüzdan seçin.',
  },
}
