import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'การตั้งค่า',
    log: 'บันทึกสำหรับฝ่ายสนับสนุน',
    logLead:
      'สิ่งที่วิดเจ็ตทำบนหน้านี้: การเชื่อมต่อ คำขอตามชื่อ ขั้นตอนการโอน ข้อผิดพลาด ไม่รวมที่อยู่ คีย์ และจำนวนเงิน บันทึกจะอยู่ที่นี่จนกว่าคุณจะแชร์',
    logOff: 'เว็บไซต์นี้ไม่เก็บบันทึก',
    copy: 'คัดลอกบันทึก',
    copyFailed: 'เบราว์เซอร์ของคุณไม่ยอมให้คัดลอก เลือกข้อความแทน',
    about: 'เกี่ยวกับ',
    site: 'เว็บไซต์',
    version: 'เวอร์ชัน',
    kept: 'จดจำไว้',
    keptIn: {
      local: 'ในเบราว์เซอร์นี้',
      cookie: 'ในคุกกี้ของเว็บไซต์นี้',
      memory: 'จนกว่าจะปิดหน้านี้',
    },
  },
} satisfies typeof english
