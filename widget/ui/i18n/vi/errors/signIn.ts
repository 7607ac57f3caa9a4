import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Chữ ký bị từ chối',
    body: 'Không có gì được ký. Hãy thử lại, hoặc hủy.',
  },
  SESSION_EXPIRED: {
    title: 'Phiên đã hết hạn',
    body: 'Hãy đăng nhập lại để tiếp tục.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Trang này không có đăng nhập',
    body: 'Không có gì được ký. Hãy tiếp tục mà không đăng nhập.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Chưa kết nối tài khoản',
    body: 'Không có gì được ký. Hãy kết nối ví rồi thử lại.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Trang này không phản hồi',
    body: 'Mất quá nhiều thời gian. Bạn chưa đăng nhập; hãy thử lại sau giây lát.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Trang này không đăng nhập được cho bạn',
    body: 'Ví của bạn không sao. Hãy thử lại, hoặc nhờ trang hỗ trợ.',
  },
  SIGNATURE_INVALID: {
    title: 'Chữ ký không được chấp nhận',
    body: 'Chữ ký không khớp với tài khoản hoặc thông điệp này. Hãy kiểm tra tài khoản trong ví rồi thử lại.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Không có gì để ký',
    body: 'Không tạo được thông điệp cho trang này. Chủ trang cần sửa các tùy chọn.',
  },
  TERMS_NOT_AGREED: {
    title: 'Hãy đồng ý với điều khoản trước',
    body: 'Đánh dấu vào ô bên cạnh danh sách ví rồi chọn một ví.',
  },
}
