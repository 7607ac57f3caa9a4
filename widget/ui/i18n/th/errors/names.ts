import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'ไม่ใช่ชื่อผู้ใช้ที่ถูกต้อง',
    body: 'ไม่มีการลงนามสิ่งใด เลือกชื่ออื่น',
  },
  NAME_ALREADY_OWNED: {
    title: 'คุณมีชื่ออยู่แล้ว',
    body: 'ไม่มีการลงนามสิ่งใด บัญชีของคุณใช้ชื่อเดิมต่อไป',
  },
  NAME_NOT_RESOLVED: {
    title: 'ค้นหาชื่อไม่สำเร็จ',
    body: 'ไม่ทราบว่าเป็นของใคร ลองอีกครั้งในอีกสักครู่ หรือใช้ที่อยู่',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'ดึงชื่อแนะนำไม่สำเร็จ',
    body: 'ลองอีกครั้งในอีกสักครู่ หรือเลือกชื่อเอง',
  },
  NAMES_NOT_FOUND: {
    title: 'ดึงชื่อของที่อยู่ไม่สำเร็จ',
    body: 'ไม่ทราบว่าบัญชีนี้มีชื่อใดบ้าง ลองอีกครั้งในอีกสักครู่',
  },
  NAME_NOT_REGISTERED: {
    title: 'ลงทะเบียนชื่อไม่สำเร็จ',
    body: 'บริการไม่รับชื่อนี้ ลองอีกครั้ง หรือเลือกชื่ออื่น',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'ไม่มีชื่อบนเครือข่ายนี้',
    body: 'บริการชื่อไม่รู้จักเครือข่ายนี้ หรือเข้าถึงไม่ได้ ใช้ที่อยู่แทน',
  },
}
