import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'บริการไม่ตอบ',
    body: 'เงินของคุณไม่ได้รับผลกระทบ ลองอีกครั้งในอีกสักครู่',
  },
  HTTP_TIMEOUT: {
    title: 'บริการใช้เวลานานเกินไป',
    body: 'เงินของคุณไม่ได้รับผลกระทบ ลองอีกครั้งในอีกสักครู่',
  },
  HTTP_UNREACHABLE: {
    title: 'เข้าถึงบริการไม่ได้',
    body: 'เงินของคุณไม่ได้รับผลกระทบ ตรวจสอบการเชื่อมต่อ แล้วลองอีกครั้ง',
  },
  HTTP_UNREADABLE: {
    title: 'อ่านคำตอบของบริการไม่ได้',
    body: 'คำตอบนั้นไม่ถูกนำมาใช้ และเงินของคุณไม่ได้รับผลกระทบ ลองอีกครั้งในอีกสักครู่',
  },
  RPC_UNAVAILABLE: {
    title: 'เครือข่ายไม่ตอบ',
    body: 'เงินของคุณไม่ได้รับผลกระทบ ลองอีกครั้งในอีกสักครู่',
  },
  RPC_NO_URL: {
    title: 'อ่านเครือข่ายนี้ที่นี่ไม่ได้',
    body: 'เว็บไซต์นี้ไม่ได้ระบุวิธีเข้าถึงเครือข่าย เงินของคุณไม่ได้รับผลกระทบ',
  },
}
