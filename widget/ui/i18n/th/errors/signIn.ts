import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'การลงนามถูกปฏิเสธ',
    body: 'ไม่มีการลงนามสิ่งใด ลองอีกครั้ง หรือยกเลิก',
  },
  SESSION_EXPIRED: {
    title: 'เซสชันหมดอายุ',
    body: 'ลงชื่อเข้าใช้อีกครั้งเพื่อทำต่อ',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'เว็บไซต์นี้ไม่มีการลงชื่อเข้าใช้',
    body: 'ไม่มีการลงนามสิ่งใด ทำต่อโดยไม่ต้องลงชื่อเข้าใช้',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'ยังไม่ได้เชื่อมต่อบัญชี',
    body: 'ไม่มีการลงนามสิ่งใด เชื่อมต่อวอลเล็ต แล้วลองอีกครั้ง',
  },
  SIGN_IN_TIMEOUT: {
    title: 'เว็บไซต์นี้ไม่ตอบ',
    body: 'ใช้เวลานานเกินไป คุณยังไม่ได้ลงชื่อเข้าใช้ ลองอีกครั้งในอีกสักครู่',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'เว็บไซต์นี้ให้คุณลงชื่อเข้าใช้ไม่ได้',
    body: 'วอลเล็ตของคุณไม่มีปัญหา ลองอีกครั้ง หรือขอความช่วยเหลือจากเว็บไซต์',
  },
  SIGNATURE_INVALID: {
    title: 'ลายเซ็นไม่ได้รับการยอมรับ',
    body: 'ลายเซ็นไม่ตรงกับบัญชีหรือข้อความนี้ ตรวจสอบบัญชีในวอลเล็ต แล้วลองอีกครั้ง',
  },
  SIGN_IN_MESSAGE: {
    title: 'ไม่มีสิ่งที่ต้องลงนาม',
    body: 'สร้างข้อความสำหรับเว็บไซต์นี้ไม่ได้ เจ้าของเว็บไซต์ต้องแก้ไขตัวเลือก',
  },
  TERMS_NOT_AGREED: {
    title: 'ยอมรับข้อกำหนดก่อน',
    body: 'ทำเครื่องหมายในช่องข้างวอลเล็ต แล้วเลือกวอลเล็ต',
  },
}
