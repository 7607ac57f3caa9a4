import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'لم تُجب الخدمة',
    body: 'أموالك لم تتأثر. حاول مرة أخرى بعد لحظة.',
  },
  HTTP_TIMEOUT: {
    title: 'تستغرق الخدمة وقتًا طويلًا',
    body: 'أموالك لم تتأثر. حاول مرة أخرى بعد لحظة.',
  },
  HTTP_UNREACHABLE: {
    title: 'لا يمكن الوصول إلى الخدمة',
    body: 'أموالك لم تتأثر. تحقق من اتصالك ثم حاول مرة أخرى.',
  },
  HTTP_UNREADABLE: {
    title: 'لا يمكن قراءة جواب الخدمة',
    body: 'لم يُستخدم، وأموالك لم تتأثر. حاول مرة أخرى بعد لحظة.',
  },
  RPC_UNAVAILABLE: {
    title: 'الشبكة لا تجيب',
    body: 'أموالك لم تتأثر. حاول مرة أخرى بعد لحظة.',
  },
  RPC_NO_URL: {
    title: 'لا يمكن قراءة هذه الشبكة هنا',
    body: 'لم يحدّد هذا الموقع طريقًا إليها. أموالك لم تتأثر.',
  },
}
