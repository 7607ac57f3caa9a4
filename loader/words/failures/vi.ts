import type { words as english } from './en.ts'

/** Vietnamese: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Thử lại',
  other: 'Đã xảy ra lỗi',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Trang này chặn cửa sổ ví',
      body: 'Chủ trang cần cho phép trong chính sách bảo mật của trang. Không có gì được chia sẻ.',
    },
    FRAME_REFUSED: {
      title: 'Cửa sổ ví bị từ chối',
      body: 'Trang này không có trong danh sách trang được ví cho phép. Tiền của bạn không bị ảnh hưởng.',
    },
    FRAME_TIMEOUT: {
      title: 'Cửa sổ ví không mở',
      body: 'Tiền của bạn không bị ảnh hưởng. Hãy tải lại trang rồi thử lại.',
    },
    FRAME_LOST: {
      title: 'Cửa sổ ví tự đóng',
      body: 'Những gì đã gửi vẫn tiếp tục. Hãy mở lại để xem đang ở đâu.',
    },
    FLOOD: {
      title: 'Trang này hỏi quá thường xuyên',
      body: 'Các yêu cầu của trang đã bị dừng. Không có gì được gửi. Hãy tải lại trang để tiếp tục.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Cần cập nhật',
      body: 'Trang này đã tải phiên bản cũ. Hãy tải lại trang để tiếp tục.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Trang này không được phép mở ví',
      body: 'Địa chỉ của trang không có trong danh sách được phép.',
    },
    NESTED_HOST: {
      title: 'Trang này đang hiển thị bên trong trang khác',
      body: 'Ví không mở ở đó, để không ai có thể che phủ ví. Hãy mở riêng trang này.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Phần này không tải được',
      body: 'Hãy kiểm tra kết nối và tải lại trang. Tiền của bạn không bị ảnh hưởng.',
    },
  },
} satisfies typeof english
