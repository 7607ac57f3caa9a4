import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'این مقدار نام کاربری معتبری نیست',
    body: 'هیچ چیزی امضا نشد. نام دیگری انتخاب کنید.',
  },
  NAME_ALREADY_OWNED: {
    title: 'شما از پیش نامی دارید',
    body: 'هیچ چیزی امضا نشد. حسابتان نامی را که دارد نگه می‌دارد.',
  },
  NAME_NOT_RESOLVED: {
    title: 'خطا در یافتن نام',
    body: 'معلوم نیست مال کیست. کمی بعد دوباره تلاش کنید، یا آدرس به کار ببرید.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'خطا در دریافت نام‌های پیشنهادی',
    body: 'کمی بعد دوباره تلاش کنید، یا خودتان نامی انتخاب کنید.',
  },
  NAMES_NOT_FOUND: {
    title: 'خطا در دریافت نام‌های آدرس',
    body: 'معلوم نیست این حساب چه نام‌هایی دارد. کمی بعد دوباره تلاش کنید.',
  },
  NAME_NOT_REGISTERED: {
    title: 'خطا در ثبت این نام',
    body: 'سرویس آن را نپذیرفت. دوباره تلاش کنید، یا نام دیگری انتخاب کنید.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'در این شبکه نامی نیست',
    body: 'سرویس نام این شبکه را نمی‌شناسد، یا در دسترس نیست. آدرس به کار ببرید.',
  },
}
