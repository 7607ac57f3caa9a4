import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'השירות לא ענה',
    body: 'הכספים שלכם לא הושפעו. נסו שוב בעוד רגע.',
  },
  HTTP_TIMEOUT: {
    title: 'לשירות לוקח יותר מדי זמן',
    body: 'הכספים שלכם לא הושפעו. נסו שוב בעוד רגע.',
  },
  HTTP_UNREACHABLE: {
    title: 'השירות אינו זמין',
    body: 'הכספים שלכם לא הושפעו. בדקו את החיבור ונסו שוב.',
  },
  HTTP_UNREADABLE: {
    title: 'אי אפשר לקרוא את תשובת השירות',
    body: 'לא נעשה בה שימוש, והכספים שלכם לא הושפעו. נסו שוב בעוד רגע.',
  },
  RPC_UNAVAILABLE: {
    title: 'הרשת לא עונה',
    body: 'הכספים שלכם לא הושפעו. נסו שוב בעוד רגע.',
  },
  RPC_NO_URL: {
    title: 'אי אפשר לקרוא כאן את הרשת הזו',
    body: 'האתר הזה לא הגדיר דרך להגיע אליה. הכספים שלכם לא הושפעו.',
  },
}
