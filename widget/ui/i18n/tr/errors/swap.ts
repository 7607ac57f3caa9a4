import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Ağ takası desteklemiyor',
    body: 'Takas için başka bir ağ seçin.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Yetersiz likidite',
    body: 'Piyasa bu tutar için çok küçük. Daha azını deneyin.',
  },
  SWAP_NO_ROUTE: {
    title: 'Bu ikisi için piyasa yok',
    body: 'Bu iki tokenı birleştiren bir şey yok. Başka birini seçin.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Fiyat değişti',
    body: 'Fiyat sınırınızdan fazla değişti; takas yapılmadı.',
  },
  SWAP_REVERTS: {
    title: 'Ağ bunu reddedecekti',
    body: 'Takas gönderilmeden denendi ve başarısız oldu. Hiçbir şey gönderilmedi.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Daha az alırdınız',
    body: 'Takas kabul ettiğiniz en azın altında verirdi. Hiçbir şey gönderilmedi. Yeni teklif alın.',
  },
  SWAP_RECIPIENT: {
    title: 'Size değil',
    body: 'Takas hizmeti başkasına ödemek istedi. Hiçbir şey gönderilmedi. Şimdilik onu kullanmayın.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Başka tokenlar',
    body: 'Takas hizmeti seçtiğinizden başka tokenların takasını hazırladı. Hiçbir şey gönderilmedi.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Başka tutar',
    body: 'Takas hizmeti başka bir tutarın takasını hazırladı. Hiçbir şey gönderilmedi.',
  },
  SWAP_DEADLINE: {
    title: 'Çok uzun açık',
    body: 'Takas beklediğinizden çok daha uzun açık kalırdı. Hiçbir şey gönderilmedi.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Başka sözleşme',
    body: 'Takas hizmeti, takas edenden başka bir sözleşme için izin istedi. Hiçbir şey gönderilmedi.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Bilinmeyen sözleşme',
    body: 'Takas hizmeti burada bilinmeyen bir sözleşme belirtti. Hiçbir şey gönderilmedi.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Takas değil',
    body: 'Takas hizmeti okunamayan bir şey hazırladı. Hiçbir şey gönderilmedi.',
  },
  SWAP_TAKES_MORE: {
    title: 'Daha fazlasını alırdı',
    body: 'Takas onayladığınızdan fazlasını alırdı. Hiçbir şey gönderilmedi.',
  },
  SWAP_UNCHECKED: {
    title: 'Denetlenemedi',
    body: 'Bu ağ takası göndermeden deneyemiyor, bu yüzden gönderilmedi.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Token yanlış tanımlanmış',
    body: 'Takas hizmeti ve ağ bu token konusunda uyuşmuyor. Hiçbir şey gönderilmedi.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Bu tokendan yeterli yok',
    body: 'Bakiyeniz tutardan az. Hiçbir şey gönderilmedi.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Ağ ücreti için yeterli yok',
    body: 'Ağ kendi para birimiyle ödenir. Hiçbir şey gönderilmedi. Biraz ekleyip tekrar deneyin.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Yeterince izin verilmedi',
    body: 'Cüzdanınız takasın gerektirdiğinden azına izin verdi. Takas yapılmadı.',
  },
  SWAP_FAILED: {
    title: 'Takas başarısız oldu',
    body: 'Ağ çalıştırıp geri aldı. Takas yapılmadı; ağ ücreti harcandı.',
  },
  SWAP_UNKNOWN: {
    title: 'Henüz bilinmiyor',
    body: 'İşlemin ne olduğunu kimse henüz söyleyemiyor. Tekrar denemeden önce ona bakın.',
  },
  SWAP_INTERRUPTED: {
    title: 'İzin verildi, takas edilmedi',
    body: 'Cüzdanınız izin verdikten sonra sayfa kapandı. Takas yapılmadı; devam için yeniden başlayın.',
  },
  SWAP_STOPPED: {
    title: 'İşlem durduruldu',
    body: 'Değiştirildi, düştü veya reddedildi. Takas yapılmadı.',
  },
  SWAP_NO_PROJECT: {
    title: 'Takas kurulu değil',
    body: 'Bu sitenin takas hizmeti için proje kimliği yok.',
  },
}
