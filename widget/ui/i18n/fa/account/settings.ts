import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'تنظیمات',
    language: 'زبان',
    theme: 'پوسته',
    themes: { light: 'روشن', dark: 'تیره', auto: 'مانند دستگاه شما' },
    asSite: 'مانند سایت',
    network: 'شبکهٔ آغازین',
    note: 'این‌ها در این سایت برقرارند و بر تنظیم سایت مقدم‌اند.',
    help: 'راهنما',
    log: 'گزارش برای پشتیبانی',
    logLead:
      'آنچه ویجت در این صفحه انجام داد: اتصال‌ها، درخواست‌ها با نام، مراحل انتقال‌ها و خطاها. آدرس‌ها، کلیدها و مبلغ‌ها در آن نیستند. تا وقتی خودتان به اشتراک نگذارید همین‌جا می‌ماند.',
    logOff: 'این سایت گزارشی نگه نمی‌دارد.',
    copy: 'کپی گزارش',
    copyFailed: 'مرورگرتان اجازه کپی نداد. به جای آن متن را انتخاب کنید.',
    about: 'درباره',
    site: 'سایت',
    version: 'نسخه',
    kept: 'محل نگهداری',
    keptIn: {
      local: 'در این مرورگر',
      cookie: 'در کوکی این سایت',
      memory: 'تا بسته شدن صفحه',
    },
  },
} satisfies typeof english
