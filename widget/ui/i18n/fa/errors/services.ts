import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'سرویس پاسخ نداد',
    body: 'دارایی‌تان دست‌نخورده است. کمی بعد دوباره تلاش کنید.',
  },
  HTTP_TIMEOUT: {
    title: 'سرویس خیلی طول می‌دهد',
    body: 'دارایی‌تان دست‌نخورده است. کمی بعد دوباره تلاش کنید.',
  },
  HTTP_UNREACHABLE: {
    title: 'سرویس در دسترس نیست',
    body: 'دارایی‌تان دست‌نخورده است. اتصالتان را بررسی کنید، سپس دوباره تلاش کنید.',
  },
  HTTP_UNREADABLE: {
    title: 'پاسخ سرویس خوانده نمی‌شود',
    body: 'به کار نرفت و دارایی‌تان دست‌نخورده است. کمی بعد دوباره تلاش کنید.',
  },
  RPC_UNAVAILABLE: {
    title: 'شبکه پاسخ نمی‌دهد',
    body: 'دارایی‌تان دست‌نخورده است. کمی بعد دوباره تلاش کنید.',
  },
  RPC_NO_URL: {
    title: 'این شبکه اینجا خوانده نمی‌شود',
    body: 'این سایت راهی برای رسیدن به آن مشخص نکرده است. دارایی‌تان دست‌نخورده است.',
  },
}
