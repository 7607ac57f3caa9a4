import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'انتخاب نام حساب',
    title: 'انتخاب نام',
    label: 'نام',
    placeholder: 'your-name',
    hint: 'حروف، ارقام و خط تیره، حداقل ۴ نویسه.',
    characters: 'فقط می‌تواند حروف، ارقام و نویسه - داشته باشد',
    tooShort: 'نام باید حداقل ۴ نویسه باشد',
    tooLong: 'نام می‌تواند حداکثر ۶۳ نویسه باشد',
    result: 'نام شما',
    available: 'آزاد',
    registered: 'ثبت‌شده',
    checking: 'در حال بررسی',
    unknown: 'بررسی نشد',
    resolveFailed: 'خطا در یافتن نام',
    suggestions: 'نام‌های مشابه آزاد',
    suggestionsFailed: 'خطا در دریافت نام‌های پیشنهادی',
    ownUnknown: 'خطا در دریافت نام‌های آدرس',
    enter: 'نامی وارد کنید',
    taken: 'این نام گرفته شده است',
    another: 'نام دیگری انتخاب کنید',
    register: (name) => `ثبت ${name}`,
    footnote:
      'رایگان است: پیامی امضا می‌کنید و چیزی جابه‌جا نمی‌شود. همه می‌توانند ببینند نام به کدام آدرس می‌رسد.',
    signingTitle: (wallet) => `در ${wallet} ادامه دهید`,
    signingBody: (name) =>
      `برای گرفتن ${name} پیام را آنجا امضا کنید. رایگان است و چیزی را جابه‌جا نمی‌کند.`,
    sendingTitle: (name) => `در حال ثبت ${name}`,
    doneTitle: 'نام ثبت شد',
    yours: (name) => `${name} مال شماست`,
    doneBody: 'هر کس به این نام بفرستد، به حساب شما می‌فرستد.',
    copy: (name) => `کپی ${name}`,
    ownedTitle: 'شما از پیش نامی دارید',
    ownedBody: (name) => `${name} به این حساب می‌رسد.`,
    emptyBody: 'برای نام دادن به حساب، کیف پول را متصل کنید.',
    unavailableTitle: 'اینجا نامی نیست',
    unavailableBody: (network) =>
      `سرویس نام ${network} را نمی‌شناسد، یا در دسترس نیست. دوباره تلاش کنید، یا شبکه را عوض کنید.`,
  },
} satisfies typeof english
