import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Số tiền quá nhỏ',
    body: 'Phí sẽ chiếm quá nhiều. Không có gì được gửi. Hãy chọn số tiền lớn hơn.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Số tiền quá lớn',
    body: 'Không thể chuyển nhiều hơn số này trong một lần. Không có gì được gửi. Hãy gửi thành nhiều phần.',
  },
  BRIDGE_API_ERROR: {
    title: 'Dịch vụ cầu nối đã từ chối',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy đổi số tiền hoặc token, hoặc thử lại sau giây lát.',
  },
  SIMULATION_ERROR: {
    title: 'Tiền sẽ không đến nơi',
    body: 'Chạy thử bước đến nơi thất bại nên không có gì được gửi. Hãy thử lại, hoặc chọn số tiền khác.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Hiện không đọc được tiến trình',
    body: 'Những gì đã gửi vẫn tiếp tục. Hãy xem lại sau giây lát.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Mạng không phản hồi',
    body: 'Những gì đã gửi vẫn tiếp tục mà không cần bạn. Hãy thử lại sau giây lát.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Một nút của mạng khác đã trả lời',
    body: 'Những gì đã gửi vẫn tiếp tục mà không cần bạn. Hãy thử lại sau giây lát.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Mạng này chưa được thiết lập ở đây',
    body: 'Không có gì được gửi. Hãy chọn mạng khác.',
  },
  BRIDGE_NO_POOL: {
    title: 'Bridge không ở đúng chỗ',
    body: 'Không có gì tại địa chỉ của nó trên mạng này, nên không có gì được cho phép hay được gửi.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Đơn vị của một token không chắc chắn',
    body: 'Dịch vụ bridge tính nó theo đơn vị khác với chính token. Không có gì được gửi.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Quá ít thời gian để đến nơi',
    body: 'Có lẽ nó sẽ quay lại sau nhiều giờ, nên không có gì được gửi. Hãy thử với báo giá mới.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Cầu nối của trang này chưa được thiết lập đúng',
    body: 'Không có gì được gửi. Chủ trang cần sửa ID đơn vị tích hợp.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Chưa kết nối ví',
    body: 'Không có gì được gửi. Hãy kết nối ví rồi thử lại.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Tài khoản khác đang hoạt động',
    body: 'Giao dịch này thuộc về tài khoản khác. Hãy chuyển sang tài khoản đó trong ví rồi thử lại.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Ví của bạn đang ở mạng khác',
    body: 'Không có gì được gửi. Hãy đổi mạng trong ví rồi thử lại.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Không đủ token này',
    body: 'Số dư của bạn thấp hơn số tiền. Không có gì được gửi. Hãy chọn số tiền nhỏ hơn.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Không đủ cho phí mạng',
    body: 'Phí mạng được trả bằng đồng tiền riêng của mạng. Không có gì được gửi. Hãy nạp thêm một ít rồi thử lại.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Ví của bạn cho phép ít hơn mức cần',
    body: 'Không có gì được gửi. Hãy thử lại và cho phép toàn bộ số tiền.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'Việc cho phép sẽ thất bại',
    body: 'Chạy thử thất bại nên ví chưa được hỏi và không có gì được gửi. Hãy thử lại.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Cho phép thất bại',
    body: 'Mạng đã hoàn tác. Bạn đã trả phí mạng và không có gì được gửi. Hãy thử lại.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Việc gửi sẽ thất bại',
    body: 'Chạy thử thất bại nên ví chưa được hỏi và không có gì được gửi. Hãy thử lại.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Mạng đã hoàn tác',
    body: 'Bạn đã trả phí mạng, còn số tiền vẫn là của bạn. Hãy thử lại với báo giá mới.',
  },
  BRIDGE_REVERTED: {
    title: 'Mạng đã hoàn tác',
    body: 'Bạn đã trả phí mạng, còn số tiền vẫn là của bạn. Hãy thử lại.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Có thể đã được gửi rồi',
    body: 'Hãy kiểm tra ví trước: giao dịch có trong phần hoạt động không? Nếu có, đừng làm gì, tiền sẽ đến. “Thử lại” sẽ gửi thêm một lần nữa.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Bây giờ bạn sẽ nhận ít hơn',
    body: 'Tỷ giá đã thay đổi trước khi bạn ký nên không có gì được gửi. “Thử lại” là chấp nhận tỷ giá mới.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'Báo giá đã quá cũ',
    body: 'Không có gì được gửi theo báo giá này. “Thử lại” sẽ tiếp tục với tỷ giá hiện tại.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Không thể tin báo giá này',
    body: 'Báo giá tự mâu thuẫn hoặc trái với yêu cầu của bạn nên không được dùng. Không có gì được gửi.',
  },
  BRIDGE_EXPIRED: {
    title: 'Không ai thực hiện kịp thời',
    body: 'Số tiền của bạn được hoàn lại trên mạng đã gửi. Bạn không cần làm gì.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Câu trả lời của ví không hợp lệ',
    body: 'Hãy kiểm tra trong ví xem đã gửi chưa trước khi thử lại.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Thiếu thông tin để tìm',
    body: 'Hãy nhập hash giao dịch của khoản nạp, hoặc số của khoản nạp và pool của nó.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Đây không phải hash giao dịch',
    body: 'Hash bắt đầu bằng 0x, tiếp theo là 64 chữ số và chữ cái. Hãy sao chép từ ví hoặc trình khám phá.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'Không tìm thấy giao dịch',
    body: 'Mạng không có giao dịch này, hoặc chưa có. Hãy kiểm tra hash và mạng.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Không tìm thấy khoản nạp',
    body: 'Không có khoản nạp nào mang số này trên mạng đó. Hãy kiểm tra cả hai.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Chưa được chi trả',
    body: 'Chưa tìm thấy khoản chi trả nào cho khoản nạp này. Có thể vẫn sẽ có; cho đến lúc đó khoản nạp vẫn an toàn.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Không tìm thấy khoản nạp',
    body: 'Giao dịch đã thành công nhưng không chứa khoản nạp nào. Hãy xem trên trình khám phá trước khi thử lại.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Khoản đã gửi không đúng như bạn xác nhận',
    body: 'Giao dịch trên mạng khác với xác nhận. Đừng ký bằng ví này nữa.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Đã hủy trong ví',
    body: 'Bạn đã thay thế giao dịch này trong ví. Không có gì được chuyển qua cầu nối.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Chưa kết nối ví',
    body: 'Không có gì được gửi. Hãy kết nối ví rồi thử lại.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Chưa kết nối ví',
    body: 'Không có gì được ký. Hãy kết nối ví rồi thử lại.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Không có gì để làm khi đến nơi',
    body: 'Trang này yêu cầu hành động nhưng không nêu hành động nào. Không có gì được gửi.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Hành động khi đến nơi không hợp lệ',
    body: 'Chủ trang này cần sửa lại. Không có gì được gửi.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Không có giá phù hợp',
    body: 'Hành động khi đến nơi thay đổi theo từng mức giá. Không có gì được gửi. Hãy thử lại.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Hiện quá lớn khi có phí của trang web',
    body: 'Không relayer nào chi trả được số này cùng với phí của trang web. Không có gì được gửi. Hãy chọn số nhỏ hơn hoặc thử lại sau.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Mạng này không làm được khi đến nơi',
    body: 'Ở đó không có gì chạy được các hành động nên không có gì được gửi. Hãy chọn mạng khác.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Cầu nối của trang này không được thiết lập an toàn',
    body: 'Một khóa được đặt ở nơi mọi khách truy cập đọc được nên đã không được dùng. Không có gì được gửi.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Giao dịch sẽ thất bại',
    body: 'Chạy thử thất bại nên không có gì được gửi. Hãy thử lại, hoặc chọn số tiền khác.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'Không hiển thị được bản chạy thử',
    body: 'Dịch vụ hiển thị bản chạy thử không phản hồi. Không có gì được gửi.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Chạy thử chưa được thiết lập ở đây',
    body: 'Chủ trang này cần thiết lập. Không có gì được gửi.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Tài khoản khác đã gửi khoản này',
    body: 'Chỉ tài khoản đã gửi mới được tăng tốc. Hãy chuyển sang tài khoản đó trong ví.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Bạn sẽ nhường đi quá nhiều',
    body: 'Giao dịch mới sẽ nhận được nhiều hơn thế này. Không có gì được ký. Hãy chọn số tiền lớn hơn.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'Nhiều hơn số đã gửi',
    body: 'Không thể nhận nhiều hơn mức thỏa thuận ban đầu. Không có gì được ký. Hãy chọn số tiền nhỏ hơn.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Tăng tốc sẽ không giúp được',
    body: 'Phí đã cao bằng phí của giao dịch mới. Không có gì được ký. Tiền đang trên đường.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Tiền đã đến rồi',
    body: 'Không có gì để tăng tốc và không có gì được ký.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Câu trả lời của ví không hợp lệ',
    body: 'Câu trả lời không được dùng. Giao dịch của bạn tiếp tục như cũ. Hãy thử lại.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'Tăng tốc sẽ thất bại',
    body: 'Chạy thử thất bại nên yêu cầu không được gửi. Giao dịch của bạn tiếp tục như cũ.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'Tăng tốc thất bại',
    body: 'Bạn đã trả phí mạng cho việc này. Giao dịch của bạn tiếp tục như cũ.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Giao dịch đã dừng lại',
    body: 'Đã xảy ra điều bất ngờ. Hãy kiểm tra trong ví xem đã gửi chưa rồi thử lại.',
  },
}
