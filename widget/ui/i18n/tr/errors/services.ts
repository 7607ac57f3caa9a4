import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Hizmet yanıt vermedi',
    body: 'Paranız etkilenmez. Biraz sonra tekrar deneyin.',
  },
  HTTP_TIMEOUT: {
    title: 'Hizmet çok uzun sürüyor',
    body: 'Paranız etkilenmez. Biraz sonra tekrar deneyin.',
  },
  HTTP_UNREACHABLE: {
    title: 'Hizmete erişilemiyor',
    body: 'Paranız etkilenmez. Bağlantınızı denetleyip tekrar deneyin.',
  },
  HTTP_UNREADABLE: {
    title: 'Hizmetin yanıtı okunamıyor',
    body: 'Kullanılmadı ve paranız etkilenmez. Biraz sonra tekrar deneyin.',
  },
  RPC_UNAVAILABLE: {
    title: 'Ağ yanıt vermiyor',
    body: 'Paranız etkilenmez. Biraz sonra tekrar deneyin.',
  },
  RPC_NO_URL: {
    title: 'Bu ağ burada okunamıyor',
    body: 'Site ona erişim yolu belirtmedi. Paranız etkilenmez.',
  },
}
