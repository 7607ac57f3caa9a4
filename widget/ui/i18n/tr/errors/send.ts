import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Tutar ve alıcı adresi gerekli',
    body: 'Hiçbir şey gönderilmedi. İkisini de doldurup devam edin.',
  },
  SEND_NO_TOKEN: {
    title: 'Token gerekli',
    body: 'Hiçbir şey gönderilmedi. Bir tane seçip devam edin.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Desteklenmeyen zincir',
    body: 'Bu ağda buradan bir şey gönderilemez. Başka birini seçin.',
  },
  SEND_WOULD_FAIL: {
    title: 'Başarısız olacaktı',
    body: 'Deneme başarısız oldu; cüzdanınıza sorulmadı ve hiçbir şey gönderilmedi. Tokenı ve alıcıyı denetleyin.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token bulunamadı',
    body: 'Sitenin belirttiği token bu ağda bilinmiyor. Hiçbir şey gönderilmedi.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Gönderilip gönderilmediği bilinmiyor',
    body: 'Cüzdanınızdan yanıt gelmedi. Yeniden göndermeden önce cüzdanınıza bakın.',
  },
  TRANSACTION_REVERTED: {
    title: 'Ağ geri aldı',
    body: 'Ağ ücretini ödediniz, tutar hâlâ sizin.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Ağ zamanında almadı',
    body: 'Hiçbir şey gönderilmedi: yeniden gönderebilirsiniz.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Cüzdanınız başka bir şey imzaladı',
    body: 'Onayladığınız bu değil, bu yüzden hiçbir şey gönderilmedi. Bu cüzdanla bir daha imzalamayın.',
  },
  WRONG_CLUSTER: {
    title: 'Düğüm başka bir ağda',
    body: 'Hiçbir şey gönderilmedi. Düğümün adresini bu bileşeni işleten düzeltmelidir.',
  },
}
