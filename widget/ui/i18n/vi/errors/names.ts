import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Giá trị không phải là tên người dùng hợp lệ',
    body: 'Không có gì được ký. Hãy chọn tên khác.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Bạn đã có tên',
    body: 'Không có gì được ký. Tài khoản của bạn giữ tên đang có.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Lỗi khi phân giải tên',
    body: 'Không rõ tên này của ai. Hãy thử lại sau giây lát, hoặc dùng địa chỉ.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Lỗi khi lấy gợi ý tên',
    body: 'Hãy thử lại sau giây lát, hoặc tự chọn tên.',
  },
  NAMES_NOT_FOUND: {
    title: 'Lỗi khi lấy tên của địa chỉ',
    body: 'Không rõ tài khoản này có những tên nào. Hãy thử lại sau giây lát.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Lỗi khi đăng ký tên',
    body: 'Dịch vụ không nhận tên này. Hãy thử lại, hoặc chọn tên khác.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Mạng này không có tên',
    body: 'Dịch vụ tên không biết mạng này, hoặc không kết nối được. Hãy dùng địa chỉ.',
  },
}
