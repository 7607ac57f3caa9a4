import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Đã xảy ra lỗi',
    body: 'Không hiểu được phản hồi của ví nhúng. Không có gì được ký. Hãy tải lại trang và thử lại.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Phiên đã hết hạn',
    body: 'Để ký, hãy đăng nhập lại một lần. Ví của bạn an toàn.',
  },
  LOGIN_EXPIRED: {
    title: 'Lần đăng nhập này đã kết thúc',
    body: 'Mã hoặc liên kết đã được dùng, hoặc đã hết hạn. Hãy bắt đầu lại.',
  },
  OTP_WRONG: {
    title: 'Sai mã',
    body: 'Đó không phải mã chúng tôi đã gửi. Hãy xem email mới nhất.',
  },
  OTP_EXPIRED: {
    title: 'Mã đã hết hạn',
    body: 'Hãy yêu cầu mã mới.',
  },
  OTP_ATTEMPTS: {
    title: 'Nhập sai mã quá nhiều lần',
    body: 'Lần đăng nhập này đã kết thúc. Hãy yêu cầu mã mới.',
  },
  RATE_LIMITED: {
    title: 'Thử quá nhiều lần',
    body: 'Chờ một chút rồi thử lại.',
  },
  EMAIL_PAUSE: {
    title: 'Vui lòng chờ một chút',
    body: 'Có thể gửi email khác sau vài giây.',
  },
  EMAIL_INVALID: {
    title: 'Email không hợp lệ. Hãy thử lại.',
    body: 'Hãy kiểm tra địa chỉ rồi gửi lại.',
  },
  EMAIL_TAKEN: {
    title: 'Email này thuộc về tài khoản khác',
    body: 'Hãy dùng địa chỉ khác.',
  },
  MAIL_FAILED: {
    title: 'Không gửi được email',
    body: 'Hãy kiểm tra địa chỉ, hoặc thử lại sau giây lát.',
  },
  DEVICE_REFUSED: {
    title: 'Thiết bị bị từ chối',
    body: 'Có người đã nhấn Từ chối trong email. Nếu đó là bạn, hãy bắt đầu lại.',
  },
  PROVIDER_OFF: {
    title: 'Cách đăng nhập này không có ở đây',
    body: 'Hãy chọn cách đăng nhập khác.',
  },
  PROVIDER_FAILED: {
    title: 'Đăng nhập không được chấp nhận',
    body: 'Nhà cung cấp đã từ chối hoặc gặp lỗi. Không có gì được chia sẻ. Hãy thử lại.',
  },
  SERVICE_DOWN: {
    title: 'Ví nhúng không phản hồi',
    body: 'Ví của bạn an toàn. Hãy thử lại sau giây lát.',
  },
  KEYS_EXIST: {
    title: 'Thiết bị khác đã nhanh hơn',
    body: 'Ví của bạn đã được thiết lập ở đó. Hãy đăng nhập lại.',
  },
  NO_SHARE: {
    title: 'Hoàn tất thiết lập trình duyệt này',
    body: 'Trình duyệt này chưa thể ký. Hãy khôi phục ví tại đây, hoặc phê duyệt trình duyệt này trên thiết bị khác.',
  },
  SHARE_TAMPERED: {
    title: 'Không mở được ví',
    body: 'Dữ liệu lưu ở đây không khớp với tài khoản của bạn. Không có gì được ký. Hãy khôi phục ví.',
  },
  KEY_NEEDED: {
    title: 'Chỉ khóa của bạn mới làm được việc này',
    body: 'Hãy làm trong trình duyệt có thể ký cho ví này.',
  },
  RECOVERY_WRONG: {
    title: 'Không mở được',
    body: 'Cụm mật khẩu, passkey hoặc tệp không đúng. Hãy thử lại.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Không làm được với tài khoản thông minh',
    body: 'Tài khoản thông minh gửi thao tác, không gửi giao dịch. Không có gì được gửi.',
  },
  SESSION_NOT_REVOKED: {
    title: 'Quyền chưa được chấm dứt',
    body: 'Quyền này vẫn còn hiệu lực. Hãy thử lại sau giây lát.',
  },
  BUNDLER_DOWN: {
    title: 'Không thể gửi',
    body: 'Dịch vụ gửi giao dịch cho tài khoản thông minh (bundler) không phản hồi. Hãy thử lại: chỉ gửi tối đa một lần.',
  },
  OPERATION_REFUSED: {
    title: 'Không được chấp nhận',
    body: 'Dịch vụ gửi giao dịch cho tài khoản thông minh (bundler) đã từ chối. Không có gì được gửi.',
  },
  OPERATION_NONCE: {
    title: 'Một thao tác khác đã thế chỗ',
    body: 'Trong lúc đó tài khoản của bạn đã gửi một thao tác khác. Hãy thử lại.',
  },
  OPERATION_REVERTED: {
    title: 'Mạng đã hoàn tác',
    body: 'Không có gì được chuyển ngoài phí mạng.',
  },
  OPERATION_PENDING: {
    title: 'Mất nhiều thời gian hơn thường lệ',
    body: 'Đã gửi nhưng chưa nằm trong khối nào. Hãy xem hoạt động của bạn trước khi gửi lại.',
  },
  RPC_FAILED: {
    title: 'Mạng không phản hồi',
    body: 'Không có gì được gửi. Hãy thử lại sau giây lát.',
  },
  NETWORK_UNKNOWN: {
    title: 'Chuỗi không được hỗ trợ',
    body: 'Ví nhúng không biết mạng này. Hãy chọn mạng khác.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Không đủ tiền',
    body: 'Không có gì được gửi. Phí mạng cũng được tính.',
  },
  REQUEST_ABORTED: {
    title: 'Yêu cầu đã bị hủy',
    body: 'Không có gì được ký. Hãy thử lại.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Quá nhiều yêu cầu',
    body: 'Hãy trả lời các yêu cầu đang chờ rồi thử lại.',
  },
  INTERNAL: {
    title: 'Đã xảy ra lỗi',
    body: 'Không có gì được ký. Hãy thử lại.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Đã xảy ra lỗi',
    body: 'Không tải được thành phần đăng nhập bằng email. Kết nối thất bại, hoặc trang này chưa được thiết lập cho việc đó. Hãy thử lại hoặc chọn một ví.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Đã xảy ra lỗi',
    body: 'Ví nhúng mất quá nhiều thời gian để trả lời. Hãy thử lại.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Đã xảy ra sự cố khi khởi tạo xác thực',
    body: 'Bạn lại bị đăng xuất. Ví của bạn an toàn. Hãy đăng nhập lại một lần nữa.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Lỗi mạng - Không tải được ví nhúng',
    body: 'Các ví và cầu nối vẫn hoạt động. Kết nối thất bại, hoặc trang này chưa được thiết lập cho việc đó. Hãy thử lại hoặc chọn một ví.',
  },
}
