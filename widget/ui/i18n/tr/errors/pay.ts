import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Bu sitede satın alınamaz',
    body: 'Sahibi proje kimliği ayarlamadı. Hiçbir şey ödenmedi.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Bu fiyat doğru değil',
    body: 'Seçtiğinizden başka bir şey için. Hiçbir şey ödenmedi; tekrar deneyin.',
  },
  PAY_OFF: {
    title: 'Bu sitede ödemeler kapalı',
    body: 'Sahibi açmadı. Hiçbir şey ödenmedi.',
  },
  INVALID_PAYMENT: {
    title: 'Bu ödeme istenemez',
    body: 'Site yanlış biçimde istedi. Hiçbir şey ödenmedi.',
  },
  NO_SUCH_TOKEN: {
    title: 'Böyle bir token yok',
    body: 'Bu ağda o adreste bir şey yok. Hiçbir şey gönderilmedi.',
  },
  PAY_NOT_COVERED: {
    title: 'Fiyat değişti',
    body: 'Köprü öncekinden fazla alıyor. Takas ettiğiniz cüzdanınızda: nasıl sürdüreceğinizi seçin.',
  },
  PAY_OTHER_WAY: {
    title: 'Başka bir ödeme yolu seçtiniz',
    body: 'Bu transfer bununla, bir şey gönderilmeden sona erdi.',
  },
  PAY_NO_PRICE: {
    title: 'Köprü bunun için fiyat vermiyor',
    body: 'Şu an tam bu tutar onunla ödenemez. Hiçbir şey gönderilmedi.',
  },
  PAY_TAKES_MORE: {
    title: 'Daha fazlasını alırdı',
    body: 'Ödeme gösterilenden fazlasını alır ya da daha az öderdi. Hiçbir şey gönderilmedi.',
  },
  PAY_UNCHECKED: {
    title: 'Denetlenemedi',
    body: 'Bu ağın hiçbir düğümü ödemeyi göndermeden deneyemiyor, bu yüzden gönderilmedi.',
  },
}
