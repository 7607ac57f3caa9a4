import type { words as english } from './en.ts'

/** Arabic: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'حاول مرة أخرى',
  other: 'حدث خطأ ما',
  failures: {
    CSP_FRAME_SRC: {
      title: 'تحظر هذه الصفحة نافذة المحفظة',
      body: 'على مالكها السماح بها في سياسة أمان الصفحة. لم تتم مشاركة أي شيء.',
    },
    FRAME_REFUSED: {
      title: 'رُفضت نافذة المحفظة',
      body: 'هذا الموقع ليس في قائمة المواقع المسموح بها لدى المحفظة. أموالك لم تتأثر.',
    },
    FRAME_TIMEOUT: {
      title: 'لم تُفتح نافذة المحفظة',
      body: 'أموالك لم تتأثر. أعد تحميل الصفحة ثم حاول مرة أخرى.',
    },
    FRAME_LOST: {
      title: 'أُغلقت نافذة المحفظة من تلقاء نفسها',
      body: 'ما أُرسل يستمر. افتحها مرة أخرى لترى أين وصل.',
    },
    FLOOD: {
      title: 'تسأل هذه الصفحة كثيرًا جدًا',
      body: 'أُوقفت طلباتها. لم يُرسَل شيء. أعد تحميل الصفحة للمتابعة.',
    },
    PROTOCOL_MISMATCH: {
      title: 'يلزم تحديث',
      body: 'حمّلت هذه الصفحة إصدارًا أقدم. أعد تحميل الصفحة للمتابعة.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'لا يُسمح لهذا الموقع بفتح المحفظة',
      body: 'عنوانه ليس في قائمة المواقع المسموح بها.',
    },
    NESTED_HOST: {
      title: 'هذه الصفحة معروضة داخل صفحة أخرى',
      body: 'لا تُفتح المحفظة هناك كي لا يغطيها أحد. افتح الصفحة وحدها.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'لم يُحمَّل هذا الجزء',
      body: 'تحقق من اتصالك وأعد تحميل الصفحة. أموالك لم تتأثر.',
    },
  },
} satisfies typeof english
