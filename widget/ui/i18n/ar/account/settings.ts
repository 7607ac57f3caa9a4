import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'الإعدادات',
    language: 'اللغة',
    theme: 'المظهر',
    themes: { light: 'فاتح', dark: 'داكن', auto: 'مثل جهازك' },
    asSite: 'مثل الموقع',
    network: 'شبكة البداية',
    note: 'تسري هذه على هذا الموقع، وتسبق ما يحدده الموقع.',
    help: 'مساعدة',
    log: 'سجل للدعم',
    logLead:
      'ما فعلته الأداة في هذه الصفحة: الاتصالات والطلبات بأسمائها وخطوات التحويلات والأخطاء. لا يتضمن العناوين والمفاتيح والمبالغ. يبقى هنا إلى أن تشاركه.',
    logOff: 'لا يحتفظ هذا الموقع بسجل.',
    copy: 'نسخ السجل',
    copyFailed: 'لم يسمح متصفحك بالنسخ. حدّد النص بدلًا من ذلك.',
    about: 'حول',
    site: 'الموقع',
    version: 'الإصدار',
    kept: 'مكان الحفظ',
    keptIn: {
      local: 'في هذا المتصفح',
      cookie: 'في ملف تعريف ارتباط لهذا الموقع',
      memory: 'حتى إغلاق الصفحة',
    },
  },
} satisfies typeof english
