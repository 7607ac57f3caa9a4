import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'Cửa sổ ví không mở',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy tải lại trang rồi thử lại.',
  },
  FRAME_REFUSED: {
    title: 'Cửa sổ ví bị từ chối',
    body: 'Trang này không có trong danh sách trang được ví cho phép. Tiền của bạn không bị ảnh hưởng.',
  },
  FRAME_LOST: {
    title: 'Cửa sổ ví tự đóng',
    body: 'Những gì đã gửi vẫn tiếp tục. Hãy mở lại để xem đang ở đâu.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Phần này không tải được',
    body: 'Hãy kiểm tra kết nối và tải lại trang. Tiền của bạn không bị ảnh hưởng.',
  },
  VIEW_NOT_LOADED: {
    title: 'Phần này không tải được',
    body: 'Hãy kiểm tra kết nối và tải lại trang. Tiền của bạn không bị ảnh hưởng.',
  },
  CSP_FRAME_SRC: {
    title: 'Trang này chặn cửa sổ ví',
    body: 'Chủ trang cần cho phép trong chính sách bảo mật của trang. Không có gì được chia sẻ.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Trang này không được phép mở ví',
    body: 'Địa chỉ của trang không có trong danh sách được phép.',
  },
  NESTED_HOST: {
    title: 'Trang này đang hiển thị bên trong trang khác',
    body: 'Ví không mở ở đó, để không ai có thể che phủ ví. Hãy mở riêng trang này.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Ví không được thiết lập an toàn ở đây',
    body: 'Ví phải được tải từ địa chỉ riêng. Không có gì được chia sẻ.',
  },
  STORAGE_BLOCKED: {
    title: 'Trình duyệt không lưu gì ở đây',
    body: 'Mọi thứ vẫn hoạt động, và bạn cần kết nối lại mỗi lần truy cập.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Cần cập nhật',
    body: 'Trang này đã tải phiên bản cũ. Hãy tải lại trang để tiếp tục.',
  },
  POPUP_BLOCKED: {
    title: 'Trình duyệt đã chặn cửa sổ',
    body: 'Hãy cho phép cửa sổ cho trang này rồi thử lại. Không có gì được gửi.',
  },
  FLOOD: {
    title: 'Trang này hỏi quá thường xuyên',
    body: 'Các yêu cầu của trang đã bị dừng. Không có gì được gửi. Hãy tải lại trang để tiếp tục.',
  },
  TOO_MANY_OPENS: {
    title: 'Trang này hỏi quá thường xuyên',
    body: 'Chờ một chút rồi mở lại ví.',
  },
  INVALID_OPTIONS: {
    title: 'Ví chưa được thiết lập đúng ở đây',
    body: 'Chủ trang này cần sửa các tùy chọn. Không có gì được chia sẻ.',
  },
  TARGET_NOT_FOUND: {
    title: 'Ví không có chỗ trên trang này',
    body: 'Chủ trang này cần sửa các tùy chọn. Không có gì được chia sẻ.',
  },
  DESTROYED: {
    title: 'Ví đã bị trang này đóng',
    body: 'Những gì đã gửi vẫn tiếp tục. Hãy tải lại trang để mở lại ví.',
  },
}
