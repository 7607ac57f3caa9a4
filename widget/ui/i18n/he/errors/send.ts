import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'דרושים סכום וכתובת נמען',
    body: 'שום דבר לא נשלח. מלאו את שניהם והמשיכו.',
  },
  SEND_NO_TOKEN: {
    title: 'דרוש טוקן',
    body: 'שום דבר לא נשלח. בחרו טוקן והמשיכו.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'הרשת לא נתמכת',
    body: 'אי אפשר לשלוח מכאן דבר ברשת הזו. בחרו רשת אחרת.',
  },
  SEND_WOULD_FAIL: {
    title: 'זה היה נכשל',
    body: 'ניסוי נכשל, ולכן הארנק לא נשאל ושום דבר לא נשלח. בדקו את הטוקן ואת הנמען.',
  },
  TOKEN_NOT_FOUND: {
    title: 'הטוקן לא נמצא',
    body: 'האתר הזה ציין טוקן שלא מוכר ברשת הזו. שום דבר לא נשלח.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'לא ידוע אם זה נשלח',
    body: 'לא הגיעה לכאן תשובה מהארנק. בדקו בארנק שלכם לפני שתשלחו שוב.',
  },
  TRANSACTION_REVERTED: {
    title: 'הרשת ביטלה את זה',
    body: 'שילמתם את עמלת הרשת, והסכום עדיין שלכם.',
  },
  TRANSACTION_EXPIRED: {
    title: 'הרשת לא קלטה את זה בזמן',
    body: 'שום דבר לא נשלח: אפשר לשלוח שוב.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'הארנק שלכם חתם על משהו אחר',
    body: 'זה לא מה שאישרתם, ולכן שום דבר לא נשלח. אל תחתמו שוב עם הארנק הזה.',
  },
  WRONG_CLUSTER: {
    title: 'הצומת נמצא ברשת אחרת',
    body: 'שום דבר לא נשלח. מי שמפעיל את הווידג׳ט הזה צריך לתקן את כתובת הצומת.',
  },
}
