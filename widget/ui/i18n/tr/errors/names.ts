import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Geçerli bir kullanıcı adı değil',
    body: 'Hiçbir şey imzalanmadı. Başka bir ad seçin.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Zaten bir adınız var',
    body: 'Hiçbir şey imzalanmadı. Hesabınızın adı değişmez.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Ad çözümlenirken hata',
    body: 'Kime ait olduğu bilinmiyor. Biraz sonra deneyin veya adres kullanın.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Ad önerileri alınırken hata',
    body: 'Biraz sonra deneyin veya adı kendiniz seçin.',
  },
  NAMES_NOT_FOUND: {
    title: 'Adresin adları alınırken hata',
    body: 'Bu hesabın adları bilinmiyor. Biraz sonra tekrar deneyin.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Ad kaydedilirken hata',
    body: 'Hizmet kabul etmedi. Tekrar deneyin veya başka bir ad seçin.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Bu ağda ad yok',
    body: 'Ad hizmeti bu ağı bilmiyor veya erişilemiyor. Adres kullanın.',
  },
}
