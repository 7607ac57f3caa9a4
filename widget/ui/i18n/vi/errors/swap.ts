import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Mạng không hỗ trợ hoán đổi',
    body: 'Hãy chọn mạng khác để hoán đổi.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Không đủ thanh khoản',
    body: 'Thị trường quá nhỏ cho số tiền này. Hãy thử số nhỏ hơn.',
  },
  SWAP_NO_ROUTE: {
    title: 'Không có thị trường cho cặp này',
    body: 'Không có gì kết nối hai token này. Hãy chọn token khác.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Giá đã thay đổi',
    body: 'Giá đã thay đổi vượt giới hạn của bạn; không có gì được hoán đổi.',
  },
  SWAP_REVERTS: {
    title: 'Mạng sẽ từ chối giao dịch này',
    body: 'Hoán đổi đã được chạy thử mà không gửi, và thất bại. Không có gì được gửi.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Bạn sẽ nhận ít hơn',
    body: 'Hoán đổi sẽ cho ít hơn mức tối thiểu bạn đã đồng ý. Không có gì được gửi. Hãy lấy báo giá mới.',
  },
  SWAP_RECIPIENT: {
    title: 'Không phải cho bạn',
    body: 'Dịch vụ hoán đổi muốn trả cho người khác. Không có gì được gửi. Tạm thời đừng dùng dịch vụ này.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Token khác',
    body: 'Dịch vụ hoán đổi tạo hoán đổi với token khác với lựa chọn của bạn. Không có gì được gửi.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Số tiền khác',
    body: 'Dịch vụ hoán đổi tạo hoán đổi với số tiền khác. Không có gì được gửi.',
  },
  SWAP_DEADLINE: {
    title: 'Để mở quá lâu',
    body: 'Hoán đổi sẽ để mở lâu hơn nhiều so với bạn nghĩ. Không có gì được gửi.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Hợp đồng khác',
    body: 'Dịch vụ hoán đổi yêu cầu phê duyệt hợp đồng khác với hợp đồng thực hiện hoán đổi. Không có gì được gửi.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Hợp đồng không xác định',
    body: 'Dịch vụ hoán đổi nêu một hợp đồng không được biết ở đây. Không có gì được gửi.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Không phải hoán đổi',
    body: 'Dịch vụ hoán đổi tạo ra thứ không đọc được. Không có gì được gửi.',
  },
  SWAP_TAKES_MORE: {
    title: 'Sẽ lấy nhiều hơn',
    body: 'Hoán đổi sẽ lấy của bạn nhiều hơn mức bạn đã xác nhận. Không có gì được gửi.',
  },
  SWAP_UNCHECKED: {
    title: 'Không kiểm tra được',
    body: 'Mạng này không chạy thử được hoán đổi trước khi gửi, nên hoán đổi không được gửi.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Token được mô tả sai',
    body: 'Dịch vụ hoán đổi và mạng không thống nhất về token này. Không có gì được gửi.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Không đủ token này',
    body: 'Số dư của bạn thấp hơn số tiền. Không có gì được gửi.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Không đủ cho phí mạng',
    body: 'Phí mạng được trả bằng đồng tiền riêng của mạng. Không có gì được gửi. Hãy nạp thêm một ít rồi thử lại.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Hạn mức cho phép không đủ',
    body: 'Ví của bạn cho phép ít hơn mức hoán đổi cần. Không có gì được hoán đổi.',
  },
  SWAP_FAILED: {
    title: 'Hoán đổi thất bại',
    body: 'Mạng đã thực hiện rồi hoàn tác. Không có gì được hoán đổi; phí mạng đã bị trừ.',
  },
  SWAP_UNKNOWN: {
    title: 'Chưa rõ',
    body: 'Chưa ai biết giao dịch ra sao. Hãy kiểm tra giao dịch trước khi thử lại.',
  },
  SWAP_INTERRUPTED: {
    title: 'Đã phê duyệt, chưa hoán đổi',
    body: 'Trang bị đóng sau khi ví phê duyệt. Không có gì được hoán đổi; hãy bắt đầu lại để tiếp tục.',
  },
  SWAP_STOPPED: {
    title: 'Giao dịch đã bị dừng',
    body: 'Giao dịch đã bị thay thế, loại bỏ hoặc từ chối. Không có gì được hoán đổi.',
  },
  SWAP_NO_PROJECT: {
    title: 'Hoán đổi chưa được thiết lập',
    body: 'Trang này không có ID dự án cho dịch vụ hoán đổi.',
  },
}
