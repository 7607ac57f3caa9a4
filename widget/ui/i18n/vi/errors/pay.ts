import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Không thể mua gì trên trang này',
    body: 'Chủ trang chưa đặt ID dự án. Chưa trả khoản nào.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Giá này không đúng',
    body: 'Giá dành cho thứ khác với lựa chọn của bạn. Chưa trả khoản nào; hãy thử lại.',
  },
  PAY_OFF: {
    title: 'Thanh toán đã tắt trên trang này',
    body: 'Chủ trang chưa bật thanh toán. Chưa trả khoản nào.',
  },
  INVALID_PAYMENT: {
    title: 'Không thể yêu cầu khoản thanh toán này',
    body: 'Trang đã yêu cầu sai cách. Chưa trả khoản nào.',
  },
  NO_SUCH_TOKEN: {
    title: 'Không có token này',
    body: 'Không có gì trên mạng này phản hồi tại địa chỉ của token. Không có gì được gửi.',
  },
  PAY_NOT_COVERED: {
    title: 'Giá đã thay đổi',
    body: 'Cầu nối lấy nhiều hơn trước. Những gì bạn đã hoán đổi nằm trong ví: hãy chọn cách tiếp tục.',
  },
  PAY_OTHER_WAY: {
    title: 'Bạn đã chọn cách thanh toán khác',
    body: 'Vì vậy giao dịch này đã kết thúc, trước khi có gì được gửi.',
  },
  PAY_NO_PRICE: {
    title: 'Cầu nối không có giá cho khoản này',
    body: 'Hiện không thể trả đúng số tiền này qua cầu nối. Không có gì được gửi.',
  },
  PAY_TAKES_MORE: {
    title: 'Sẽ lấy nhiều hơn',
    body: 'Khoản thanh toán sẽ lấy của bạn nhiều hơn mức hiển thị, hoặc trả ít hơn. Không có gì được gửi.',
  },
  PAY_UNCHECKED: {
    title: 'Không kiểm tra được',
    body: 'Không nút nào của mạng này chạy thử được khoản thanh toán trước khi gửi, nên nó không được gửi.',
  },
}
