import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'İmza reddedildi',
    body: 'Hiçbir şey imzalanmadı. Tekrar deneyin veya iptal edin.',
  },
  SESSION_EXPIRED: {
    title: 'Oturumun süresi doldu',
    body: 'Devam etmek için yeniden giriş yapın.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Bu sitede giriş yok',
    body: 'Hiçbir şey imzalanmadı. Onsuz devam edin.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Hesap bağlı değil',
    body: 'Hiçbir şey imzalanmadı. Cüzdan bağlayıp tekrar deneyin.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Bu site yanıt vermedi',
    body: 'Çok uzun sürdü. Giriş yapılmadı; biraz sonra tekrar deneyin.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Bu site giriş yaptıramadı',
    body: 'Cüzdanınızda sorun yok. Tekrar deneyin veya siteden yardım isteyin.',
  },
  SIGNATURE_INVALID: {
    title: 'İmza kabul edilmedi',
    body: 'Bu hesaba veya mesaja uymuyor. Cüzdanınızdaki hesabı denetleyip tekrar deneyin.',
  },
  SIGN_IN_MESSAGE: {
    title: 'İmzalanacak bir şey yok',
    body: 'Bu site için mesaj oluşturulamadı. Sahibi seçenekleri düzeltmeli.',
  },
  TERMS_NOT_AGREED: {
    title: 'Önce şartları kabul edin',
    body: 'Cüzdanların yanındaki kutuyu işaretleyip birini seçin.',
  },
}
