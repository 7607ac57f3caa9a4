import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Cüzdanınızda reddedildi',
    body: 'Hiçbir şey gönderilmedi veya imzalanmadı.',
  },
  4100: {
    title: 'Cüzdanınız buna izin vermedi',
    body: 'Cüzdanınızı açın, kilidini açıp bu siteye izin verin, sonra tekrar deneyin.',
  },
  4200: {
    title: 'Cüzdanınız bunu yapamıyor',
    body: 'Hiçbir şey gönderilmedi. Başka bir cüzdanla deneyin.',
  },
  4900: {
    title: 'Cüzdan bağlantısı kesildi',
    body: 'Devam etmek için yeniden bağlanın. Hiçbir şey gönderilmedi.',
  },
  4901: {
    title: 'Cüzdanınızın bağlantısı yok',
    body: 'Şu an bu ağa erişemiyor. Hiçbir şey gönderilmedi. Biraz sonra tekrar deneyin.',
  },
  4902: {
    title: 'Cüzdanınız bu ağı bilmiyor',
    body: 'Ağı cüzdanınıza ekleyip tekrar deneyin.',
  },
  '-32002': {
    title: 'Cüzdanınız zaten soruyor',
    body: 'Cüzdanınızı açıp orada bekleyen isteği yanıtlayın.',
  },
  5000: {
    title: 'Cüzdanınızda reddedildi',
    body: 'Hiçbir şey paylaşılmadı.',
  },
  WRONG_ACCOUNT: {
    title: 'Başka bir hesap etkin',
    body: 'Hiçbir şey gönderilmedi. Cüzdanınızdaki hesabı denetleyip yeniden onaylayın.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Cüzdanınız gönderemedi',
    body: 'Hiçbir şey gönderilmedi. Tekrar deneyin veya nedeni cüzdanınızda görün.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Cüzdanınızdan haber yok',
    body: 'İsteği aldı ve henüz onaylamadı. Cüzdanınıza bakıp tekrar deneyin: hiçbir şey iki kez gönderilmez.',
  },
  5710: {
    title: 'Bu ağda olmaz',
    body: 'Cüzdanınız burada toplu çağrı kabul etmiyor. Hiçbir şey gönderilmedi.',
  },
  5720: {
    title: 'İki kez istendi',
    body: 'Bu istek cüzdanınızda zaten var. Cüzdanınıza bakın.',
  },
  5730: {
    title: 'Cüzdanınız bu isteği bilmiyor',
    body: 'Hiç onaylanmamış olabilir. Cüzdanınıza bakın.',
  },
  5750: {
    title: 'Hesap yükseltmesi reddedildi',
    body: 'Hiçbir şey gönderilmedi. Onsuz devam edebilirsiniz.',
  },
  5760: {
    title: 'Cüzdanınız bunu tek seferde yapamıyor',
    body: 'Hiçbir şey gönderilmedi.',
  },
  RPC_NOT_ALLOWED: {
    title: 'İşleme izin verilmiyor',
    body: 'Site, bileşenin yapmadığı bir şey istedi. Hiçbir şey gönderilmedi veya imzalanmadı.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Hesap paylaşılmadı',
    body: 'Cüzdanınızda bu site için bir hesap seçip tekrar deneyin.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Cüzdanınızın yanıtı anlamsız',
    body: 'Kullanılmadı. Cüzdanınızı güncelleyin veya başka birini bağlayın.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Bu cüzdan burada değil',
    body: 'Bağladığınız sayfayı açın veya başka bir cüzdan bağlayın. Paranız etkilenmez.',
  },
  UNKNOWN_WALLET: {
    title: 'Bu cüzdan artık burada değil',
    body: 'Sayfayı yenileyin veya başka bir cüzdan bağlayın. Paranız etkilenmez.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Cüzdanınız ağında kaldı',
    body: 'Hiçbir şey gönderilmedi. Cüzdanınızda ağı değiştirip tekrar deneyin.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Proje kimliği ayarlanmamış',
    body: 'Site proje kimliği gerektiren bir şey istiyor. Geri kalan her şey çalışıyor.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Ağ bulunamadı',
    body: 'Site kurmadığı bir ağı istedi. Kendi ağınızda kalıyorsunuz.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Geçersiz uygulama yapılandırması',
    body: 'Bu site kendi projesinin listesinde yok. Paranız etkilenmez.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Bu tür ağ desteklenmiyor',
    body: 'Başka bir ağ seçin. Paranız etkilenmez.',
  },
  INVALID_CHAIN_ID: {
    title: 'Geçersiz chainId',
    body: 'Bu ağda kimsenin adı olamaz. Hiçbir şey imzalanmadı.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect’e erişilemiyor',
    body: 'Hiçbir şey gönderilmedi. Ağınız engelliyor olabilir: başka bir ağ veya VPN deneyin.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect bu siteyi reddediyor',
    body: 'Site sahibi proje kimliğini düzeltmeli. Başka bir bağlanma yolu seçin.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect başka bir sekmede kullanılıyor',
    body: 'Bu sitenin diğer sekmesinde sürdürün veya onu kapatıp burada deneyin.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Cüzdanınız yeniden bağlanmalı.',
    body: 'Bu tarayıcı burada hiçbir şey saklamaz; WalletConnect oturumu sayfayla birlikte bitti.',
  },
  EXPIRED: {
    title: 'Çok uzun sürdü',
    body: 'İsteğin süresi doldu. Hiçbir şey paylaşılmadı; tekrar deneyin.',
  },
  NO_MATCHING_KEY: {
    title: 'Oturumun süresi doldu',
    body: 'Cüzdanınız bu oturumu artık bilmiyor. Yeniden bağlayın.',
  },
  MISSING_OR_INVALID: {
    title: 'Cüzdanınız bunu onaylamadı',
    body: 'İstek gönderilmedi. Yeniden bağlanıp bu ağı onaylayın veya başka bir cüzdan kullanın.',
  },
  NOT_INITIALIZED: {
    title: 'Cüzdan bağlı değil',
    body: 'Hiçbir şey gönderilmedi. Cüzdan bağlayıp tekrar deneyin.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Cüzdanınız bu ağı sunmuyor',
    body: 'Cüzdanda ağı değiştirin veya başka bir cüzdan bağlayın.',
  },
  USER_DISCONNECTED: {
    title: 'Cüzdan bağlantıyı bitirdi',
    body: 'Cüzdanın son yaptığına bakın, sonra yeniden bağlayın.',
  },
}
