import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'رُفض التوقيع',
    body: 'لم يُوقَّع شيء. حاول مرة أخرى أو ألغِ.',
  },
  SESSION_EXPIRED: {
    title: 'انتهت الجلسة',
    body: 'سجّل الدخول مرة أخرى للمتابعة.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'ليس في هذا الموقع تسجيل دخول',
    body: 'لم يُوقَّع شيء. تابع بدونه.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'لا يوجد حساب مرتبط',
    body: 'لم يُوقَّع شيء. اربط محفظتك ثم حاول مرة أخرى.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'لم يُجب هذا الموقع',
    body: 'استغرق الأمر طويلًا. لم يُسجَّل دخولك؛ حاول مرة أخرى بعد لحظة.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'تعذّر على هذا الموقع تسجيل دخولك',
    body: 'محفظتك بخير. حاول مرة أخرى أو اطلب المساعدة من الموقع.',
  },
  SIGNATURE_INVALID: {
    title: 'لم يُقبل التوقيع',
    body: 'لا يناسب هذا الحساب أو هذه الرسالة. تحقق من الحساب في محفظتك ثم حاول مرة أخرى.',
  },
  SIGN_IN_MESSAGE: {
    title: 'لا شيء للتوقيع',
    body: 'تعذّر إنشاء الرسالة لهذا الموقع. على مالكه تصحيح إعداداته.',
  },
  TERMS_NOT_AGREED: {
    title: 'وافق على الشروط أولًا',
    body: 'ضع علامة في المربع بجانب المحافظ ثم اختر واحدة.',
  },
}
