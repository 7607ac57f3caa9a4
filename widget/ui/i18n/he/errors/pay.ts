import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'אי אפשר לקנות דבר באתר הזה',
    body: 'בעליו לא הגדירו מזהה פרויקט. שום דבר לא שולם.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'המחיר הזה לא נכון',
    body: 'הוא לדבר אחר ממה שבחרתם. שום דבר לא שולם; נסו שוב.',
  },
  PAY_OFF: {
    title: 'התשלומים באתר הזה כבויים',
    body: 'בעליו לא הפעילו אותם. שום דבר לא שולם.',
  },
  INVALID_PAYMENT: {
    title: 'אי אפשר לבקש את התשלום הזה',
    body: 'האתר ביקש אותו בצורה שגויה. שום דבר לא שולם.',
  },
  NO_SUCH_TOKEN: {
    title: 'אין טוקן כזה',
    body: 'שום דבר ברשת הזו לא עונה בכתובת שלו. שום דבר לא נשלח.',
  },
  PAY_NOT_COVERED: {
    title: 'המחיר השתנה',
    body: 'הגשר לוקח יותר מקודם. מה שהחלפתם נמצא בארנק שלכם: בחרו איך להמשיך.',
  },
  PAY_OTHER_WAY: {
    title: 'בחרתם דרך תשלום אחרת',
    body: 'ההעברה הזו הסתיימה בכך, לפני שנשלח דבר.',
  },
  PAY_NO_PRICE: {
    title: 'הגשר לא נותן מחיר לזה',
    body: 'אי אפשר לשלם דרכו כעת בדיוק את הסכום הזה. שום דבר לא נשלח.',
  },
  PAY_TAKES_MORE: {
    title: 'זה היה לוקח יותר',
    body: 'התשלום היה לוקח מכם יותר ממה שמוצג, או משלם פחות. שום דבר לא נשלח.',
  },
  PAY_UNCHECKED: {
    title: 'לא ניתן היה לבדוק',
    body: 'אף צומת ברשת הזו לא יכול לנסות את התשלום לפני שליחה, ולכן הוא לא נשלח.',
  },
}
