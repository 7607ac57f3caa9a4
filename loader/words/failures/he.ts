import type { words as english } from './en.ts'

/** Hebrew: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'ניסיון חוזר',
  other: 'משהו השתבש',
  failures: {
    CSP_FRAME_SRC: {
      title: 'הדף הזה חוסם את חלון הארנק',
      body: 'בעליו צריכים לאפשר אותו במדיניות האבטחה של הדף. שום דבר לא שותף.',
    },
    FRAME_REFUSED: {
      title: 'חלון הארנק נדחה',
      body: 'האתר הזה לא ברשימת האתרים שהארנק מתיר. הכספים שלכם לא הושפעו.',
    },
    FRAME_TIMEOUT: {
      title: 'חלון הארנק לא נפתח',
      body: 'הכספים שלכם לא הושפעו. טענו מחדש את הדף ונסו שוב.',
    },
    FRAME_LOST: {
      title: 'חלון הארנק נסגר מעצמו',
      body: 'מה שנשלח נמשך. פתחו אותו שוב כדי לראות היכן זה עומד.',
    },
    FLOOD: {
      title: 'הדף הזה מבקש לעיתים קרובות מדי',
      body: 'הבקשות שלו נעצרו. שום דבר לא נשלח. טענו מחדש את הדף כדי להמשיך.',
    },
    PROTOCOL_MISMATCH: {
      title: 'דרוש עדכון',
      body: 'הדף הזה טען גרסה ישנה. טענו אותו מחדש כדי להמשיך.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'האתר הזה אינו רשאי לפתוח את הארנק',
      body: 'הכתובת שלו לא ברשימת האתרים המותרים.',
    },
    NESTED_HOST: {
      title: 'הדף הזה מוצג בתוך דף אחר',
      body: 'הארנק לא נפתח שם, כדי שאיש לא יוכל לכסות אותו. פתחו את הדף בפני עצמו.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'החלק הזה לא נטען',
      body: 'בדקו את החיבור וטענו מחדש את הדף. הכספים שלכם לא הושפעו.',
    },
  },
} satisfies typeof english
