import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'امضا رد شد',
    body: 'هیچ چیزی امضا نشد. دوباره تلاش کنید، یا لغو کنید.',
  },
  SESSION_EXPIRED: {
    title: 'نشست منقضی شد',
    body: 'برای ادامه دوباره وارد شوید.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'این سایت ورود ندارد',
    body: 'هیچ چیزی امضا نشد. بدون آن ادامه دهید.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'حسابی متصل نیست',
    body: 'هیچ چیزی امضا نشد. کیف پولتان را متصل کنید، سپس دوباره تلاش کنید.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'این سایت پاسخ نداد',
    body: 'خیلی طول کشید. وارد نشده‌اید؛ کمی بعد دوباره تلاش کنید.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'این سایت نتوانست شما را وارد کند',
    body: 'کیف پولتان مشکلی ندارد. دوباره تلاش کنید، یا از سایت کمک بخواهید.',
  },
  SIGNATURE_INVALID: {
    title: 'امضا پذیرفته نشد',
    body: 'با این حساب یا پیام جور نیست. حساب را در کیف پولتان بررسی کنید، سپس دوباره تلاش کنید.',
  },
  SIGN_IN_MESSAGE: {
    title: 'چیزی برای امضا نیست',
    body: 'پیام برای این سایت ساخته نشد. صاحب آن باید گزینه‌هایش را درست کند.',
  },
  TERMS_NOT_AGREED: {
    title: 'اول با شرایط موافقت کنید',
    body: 'کادر کنار کیف پول‌ها را علامت بزنید، سپس یکی را انتخاب کنید.',
  },
}
