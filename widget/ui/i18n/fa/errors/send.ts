import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'مبلغ و آدرس گیرنده لازم است',
    body: 'هیچ چیزی فرستاده نشد. هر دو را پر کنید، سپس ادامه دهید.',
  },
  SEND_NO_TOKEN: {
    title: 'توکن لازم است',
    body: 'هیچ چیزی فرستاده نشد. یکی انتخاب کنید، سپس ادامه دهید.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'شبکه پشتیبانی نمی‌شود',
    body: 'در این شبکه نمی‌توان از اینجا چیزی فرستاد. شبکه دیگری انتخاب کنید.',
  },
  SEND_WOULD_FAIL: {
    title: 'ناموفق می‌شد',
    body: 'آزمایش ناموفق بود، پس از کیف پولتان پرسیده نشد و هیچ چیزی فرستاده نشد. توکن و گیرنده را بررسی کنید.',
  },
  TOKEN_NOT_FOUND: {
    title: 'توکن پیدا نشد',
    body: 'این سایت توکنی را نام برد که در این شبکه شناخته نیست. هیچ چیزی فرستاده نشد.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'کسی نمی‌داند که فرستاده شده یا نه',
    body: 'پاسخی از کیف پولتان به اینجا نرسید. پیش از ارسال دوباره، کیف پولتان را ببینید.',
  },
  TRANSACTION_REVERTED: {
    title: 'شبکه آن را برگرداند',
    body: 'کارمزد شبکه را پرداختید و مبلغ همچنان مال شماست.',
  },
  TRANSACTION_EXPIRED: {
    title: 'شبکه آن را به‌موقع نپذیرفت',
    body: 'هیچ چیزی فرستاده نشد: می‌توانید دوباره بفرستید.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'کیف پولتان چیز دیگری امضا کرد',
    body: 'این چیزی نیست که تأیید کردید، پس هیچ چیزی فرستاده نشد. دیگر با این کیف پول امضا نکنید.',
  },
  WRONG_CLUSTER: {
    title: 'نود در شبکه دیگری است',
    body: 'هیچ چیزی فرستاده نشد. اداره‌کننده این ویجت باید آدرس نود را درست کند.',
  },
}
