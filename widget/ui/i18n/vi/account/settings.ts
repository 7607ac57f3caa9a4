import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Cài đặt',
    language: 'Ngôn ngữ',
    theme: 'Giao diện',
    themes: { light: 'Sáng', dark: 'Tối', auto: 'Theo thiết bị của bạn' },
    asSite: 'Theo trang web',
    network: 'Mạng bắt đầu',
    note: 'Áp dụng trên trang này và được ưu tiên hơn thiết lập của trang.',
    help: 'Trợ giúp',
    log: 'Nhật ký cho bộ phận hỗ trợ',
    logLead:
      'Những gì widget đã làm trên trang này: kết nối, yêu cầu theo tên, các bước chuyển, lỗi. Không ghi địa chỉ, khóa và số tiền. Nhật ký ở lại đây cho đến khi bạn chia sẻ.',
    logOff: 'Trang này không lưu nhật ký.',
    copy: 'Sao chép nhật ký',
    copyFailed: 'Trình duyệt không cho phép sao chép. Hãy chọn văn bản thay thế.',
    about: 'Giới thiệu',
    site: 'Trang web',
    version: 'Phiên bản',
    kept: 'Được ghi nhớ',
    keptIn: {
      local: 'Trong trình duyệt này',
      cookie: 'Trong cookie của trang này',
      memory: 'Cho đến khi đóng trang',
    },
  },
} satisfies typeof english
