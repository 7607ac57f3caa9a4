import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Cần có số tiền và địa chỉ người nhận',
    body: 'Không có gì được gửi. Hãy điền cả hai rồi tiếp tục.',
  },
  SEND_NO_TOKEN: {
    title: 'Cần có token',
    body: 'Không có gì được gửi. Hãy chọn token rồi tiếp tục.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Chuỗi không được hỗ trợ',
    body: 'Không thể gửi gì từ đây trên mạng này. Hãy chọn mạng khác.',
  },
  SEND_WOULD_FAIL: {
    title: 'Giao dịch sẽ thất bại',
    body: 'Chạy thử thất bại nên ví chưa được hỏi và không có gì được gửi. Hãy kiểm tra token và người nhận.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Không tìm thấy token',
    body: 'Trang này nêu một token không có trên mạng này. Không có gì được gửi.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Không ai biết khoản này đã được gửi hay chưa',
    body: 'Không có câu trả lời nào của ví đến đây. Hãy kiểm tra trong ví trước khi gửi lại.',
  },
  TRANSACTION_REVERTED: {
    title: 'Mạng đã hoàn tác',
    body: 'Bạn đã trả phí mạng, còn số tiền vẫn là của bạn.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Mạng đã không tiếp nhận kịp thời',
    body: 'Không có gì được gửi: bạn có thể gửi lại.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Ví của bạn đã ký nội dung khác',
    body: 'Đó không phải điều bạn đã xác nhận, nên không có gì được gửi. Đừng ký bằng ví này nữa.',
  },
  WRONG_CLUSTER: {
    title: 'Nút đang ở trên mạng khác',
    body: 'Không có gì được gửi. Bên vận hành widget này phải sửa địa chỉ của nút.',
  },
}
