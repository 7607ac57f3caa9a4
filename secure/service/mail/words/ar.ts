import type { MailWords } from '../mailWords.ts'

/** Arabic. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `وافق على جهاز جديد لمحفظة ${brand}`,
    lead: ({ brand, deviceName }) =>
      `يريد أحدهم تسجيل الدخول إلى محفظتك في ${brand} باستخدام ${deviceName}. افتح هذه الصفحة ووافق، ثم عُد إلى حيث بدأت. سنرسل إليك رمزًا.`,
    action: 'عرض الطلب',
    after: ({ duration }) =>
      `يعمل الرابط لمدة ${duration}. لم تكن أنت؟ لا تفعل شيئًا، أو افتح الصفحة وارفض. لا يدخل أحد دون ردّك.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} هو رمزك في ${brand}`,
    lead: ({ brand }) => `رمزك لتسجيل الدخول إلى محفظتك في ${brand}:`,
    after: ({ brand, duration }) =>
      `تنتهي صلاحية الرمز بعد ${duration}. اكتبه فقط حيث بدأت تسجيل الدخول، ولا تعطه لأحد: لا يطلبه ${brand} أبدًا. لم تكن أنت؟ إذن كتب أحدهم عنوانك؛ تجاهل هذه الرسالة.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} يؤكد تغيير عنوان بريدك في ${brand}`,
    lead: () =>
      'يريد شخص سجّل الدخول إلى محفظتك استخدام عنوان بريد إلكتروني آخر. هذا الرمز يؤكد عنوانك الحالي:',
    after: ({ duration }) =>
      `تنتهي صلاحية الرمز بعد ${duration}. لم تكن أنت؟ لا تعط الرمز لأحد، وافتح «الأجهزة» في محفظتك وأزل ما لا تعرفه منها.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} يؤكد عنوان بريدك الجديد في ${brand}`,
    lead: ({ brand }) => `هذا الرمز يؤكد أن محفظتك في ${brand} يمكنها استخدام هذا العنوان:`,
    after: ({ duration }) =>
      `تنتهي صلاحية الرمز بعد ${duration}. لم تكن أنت؟ إذن كتب أحدهم عنوانك؛ تجاهل هذه الرسالة.`,
  },
  change: {
    subject: ({ brand }) => `محفظتك لدى ${brand}: تغيير قيد الانتظار`,
    lead: ({ what, due, deviceName }) =>
      `طلب شخص سجّل الدخول عبر ${deviceName} ما يلي: ${what}. يحدث ذلك بعد ${due}.`,
    action: 'اطّلع عليه وأوقفه',
    after: () =>
      'هل كنت أنت؟ لا تفعل شيئًا. لم تكن أنت؟ أوقفه بهذا الرابط وغيّر كلمة مرور بريدك: فمن طلب ذلك قد يقرأ بريدك.',
    what: { delete: 'حذف حسابك', device: (name) => `إزالة ${name}` },
  },
  deviceName: {
    on: (browser, system) => `${browser} على ${system}`,
    unknown: 'متصفح',
  },
  asked: ({ site, deviceName, time }) => `طُلب في ${site}، باستخدام ${deviceName}، بتاريخ ${time}.`,
}
