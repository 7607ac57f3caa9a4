import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'החתימה נדחתה',
    body: 'שום דבר לא נחתם. נסו שוב, או בטלו.',
  },
  SESSION_EXPIRED: {
    title: 'תוקף החיבור פג',
    body: 'היכנסו שוב כדי להמשיך.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'אין כניסה באתר הזה',
    body: 'שום דבר לא נחתם. המשיכו בלי זה.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'אין חשבון מחובר',
    body: 'שום דבר לא נחתם. חברו את הארנק ונסו שוב.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'האתר הזה לא ענה',
    body: 'זה לקח יותר מדי זמן. לא נכנסתם; נסו שוב בעוד רגע.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'האתר הזה לא הצליח להכניס אתכם',
    body: 'הארנק שלכם תקין. נסו שוב, או בקשו עזרה מהאתר.',
  },
  SIGNATURE_INVALID: {
    title: 'החתימה לא התקבלה',
    body: 'היא לא תואמת את החשבון או ההודעה. בדקו את החשבון בארנק ונסו שוב.',
  },
  SIGN_IN_MESSAGE: {
    title: 'אין על מה לחתום',
    body: 'לא ניתן היה ליצור את ההודעה לאתר הזה. בעליו צריכים לתקן את ההגדרות שלו.',
  },
  TERMS_NOT_AGREED: {
    title: 'קודם הסכימו לתנאים',
    body: 'סמנו את התיבה שליד הארנקים ובחרו ארנק.',
  },
}
