import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Đã từ chối trong ví',
    body: 'Không có gì được gửi hoặc ký.',
  },
  4100: {
    title: 'Ví của bạn không cho phép việc này',
    body: 'Hãy mở ví, mở khóa và cho phép trang này, rồi thử lại.',
  },
  4200: {
    title: 'Ví của bạn không làm được việc này',
    body: 'Không có gì được gửi. Hãy thử với ví khác.',
  },
  4900: {
    title: 'Ví đã ngắt kết nối',
    body: 'Hãy kết nối lại để tiếp tục. Không có gì được gửi.',
  },
  4901: {
    title: 'Ví của bạn không có kết nối',
    body: 'Hiện ví không kết nối được với mạng này. Không có gì được gửi. Hãy thử lại sau giây lát.',
  },
  4902: {
    title: 'Ví của bạn không biết mạng này',
    body: 'Hãy thêm mạng trong ví rồi thử lại.',
  },
  '-32002': {
    title: 'Ví của bạn đang chờ trả lời',
    body: 'Hãy mở ví và trả lời yêu cầu đang chờ ở đó.',
  },
  5000: {
    title: 'Đã từ chối trong ví',
    body: 'Không có gì được chia sẻ.',
  },
  WRONG_ACCOUNT: {
    title: 'Tài khoản khác đang hoạt động',
    body: 'Không có gì được gửi. Hãy kiểm tra tài khoản trong ví rồi xác nhận lại.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Ví của bạn không gửi được',
    body: 'Không có gì được gửi. Hãy thử lại, hoặc xem lý do trong ví.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Ví của bạn chưa có tin',
    body: 'Ví đã nhận yêu cầu và chưa xác nhận. Hãy kiểm tra trong ví rồi thử lại: không có gì được gửi hai lần.',
  },
  5710: {
    title: 'Không có trên mạng này',
    body: 'Ví của bạn không nhận gói lệnh gọi ở đây. Không có gì được gửi.',
  },
  5720: {
    title: 'Đã hỏi hai lần',
    body: 'Ví của bạn đã có yêu cầu này rồi. Hãy kiểm tra trong ví.',
  },
  5730: {
    title: 'Ví của bạn không biết yêu cầu này',
    body: 'Có thể yêu cầu chưa bao giờ được xác nhận. Hãy kiểm tra trong ví.',
  },
  5750: {
    title: 'Nâng cấp tài khoản bị từ chối',
    body: 'Không có gì được gửi. Bạn có thể tiếp tục mà không cần nâng cấp.',
  },
  5760: {
    title: 'Ví của bạn không làm được trong một lần',
    body: 'Không có gì được gửi.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Hành động không được phép',
    body: 'Trang này yêu cầu việc mà tiện ích không làm. Không có gì được gửi hoặc ký.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Không có tài khoản nào được chia sẻ',
    body: 'Hãy chọn tài khoản cho trang này trong ví rồi thử lại.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Câu trả lời của ví không hợp lệ',
    body: 'Câu trả lời không được dùng. Hãy cập nhật ví, hoặc kết nối ví khác.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Ví này không có ở đây',
    body: 'Hãy mở trang nơi bạn đã kết nối ví, hoặc kết nối ví khác. Tiền của bạn không bị ảnh hưởng.',
  },
  UNKNOWN_WALLET: {
    title: 'Ví này không còn ở đây',
    body: 'Hãy tải lại trang, hoặc kết nối ví khác. Tiền của bạn không bị ảnh hưởng.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Ví của bạn vẫn ở mạng cũ',
    body: 'Không có gì được gửi. Hãy đổi mạng trong ví rồi thử lại.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Chưa cấu hình ID dự án',
    body: 'Trang này yêu cầu việc cần có ID dự án. Mọi thứ khác vẫn hoạt động.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Không tìm thấy mạng',
    body: 'Trang này yêu cầu một mạng mà trang chưa thiết lập. Bạn vẫn ở mạng của mình.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Cấu hình ứng dụng không hợp lệ',
    body: 'Trang này không có trong danh sách của chính dự án của nó. Tiền của bạn không bị ảnh hưởng.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Loại mạng này không được hỗ trợ',
    body: 'Hãy chọn mạng khác. Tiền của bạn không bị ảnh hưởng.',
  },
  INVALID_CHAIN_ID: {
    title: 'chainId không hợp lệ',
    body: 'Không ai có thể có tên trên mạng này. Không có gì được ký.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'Không kết nối được với WalletConnect',
    body: 'Không có gì được gửi. Mạng của bạn có thể chặn: hãy thử mạng khác hoặc VPN rồi thử lại.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect từ chối trang này',
    body: 'Chủ trang này cần sửa ID dự án. Hãy chọn cách kết nối khác.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect đang dùng trong thẻ khác',
    body: 'Hãy tiếp tục trong thẻ kia của trang này, hoặc đóng thẻ đó và thử lại ở đây.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Cần kết nối lại ví của bạn.',
    body: 'Trình duyệt này không lưu gì ở đây nên phiên WalletConnect đã kết thúc cùng với trang.',
  },
  EXPIRED: {
    title: 'Mất quá nhiều thời gian',
    body: 'Yêu cầu đã hết hạn. Không có gì được chia sẻ; hãy thử lại.',
  },
  NO_MATCHING_KEY: {
    title: 'Phiên đã hết hạn',
    body: 'Ví của bạn không còn biết phiên này. Hãy kết nối lại ví.',
  },
  MISSING_OR_INVALID: {
    title: 'Ví của bạn không phê duyệt việc này',
    body: 'Yêu cầu không được gửi. Hãy kết nối lại và phê duyệt mạng này, hoặc dùng ví khác.',
  },
  NOT_INITIALIZED: {
    title: 'Chưa kết nối ví',
    body: 'Không có gì được gửi. Hãy kết nối ví rồi thử lại.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Ví của bạn không có mạng này',
    body: 'Hãy đổi mạng trong ví, hoặc kết nối ví khác.',
  },
  USER_DISCONNECTED: {
    title: 'Ví đã ngắt kết nối',
    body: 'Hãy kiểm tra trong ví việc gần nhất nó đã làm, rồi kết nối lại.',
  },
}
