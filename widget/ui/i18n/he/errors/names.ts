import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'הערך אינו שם משתמש תקין',
    body: 'שום דבר לא נחתם. בחרו שם אחר.',
  },
  NAME_ALREADY_OWNED: {
    title: 'כבר יש לכם שם',
    body: 'שום דבר לא נחתם. החשבון שלכם שומר על השם שיש לו.',
  },
  NAME_NOT_RESOLVED: {
    title: 'שגיאה בזיהוי השם',
    body: 'לא ידוע למי הוא שייך. נסו שוב בעוד רגע, או השתמשו בכתובת.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'שגיאה בקבלת הצעות לשמות',
    body: 'נסו שוב בעוד רגע, או בחרו שם בעצמכם.',
  },
  NAMES_NOT_FOUND: {
    title: 'שגיאה בקבלת השמות של הכתובת',
    body: 'לא ידוע אילו שמות יש לחשבון הזה. נסו שוב בעוד רגע.',
  },
  NAME_NOT_REGISTERED: {
    title: 'שגיאה ברישום השם',
    body: 'השירות לא קיבל אותו. נסו שוב, או בחרו שם אחר.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'אין שמות ברשת הזו',
    body: 'שירות השמות לא מכיר את הרשת הזו, או שאינו זמין. השתמשו בכתובת.',
  },
}
