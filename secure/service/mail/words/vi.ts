import type { MailWords } from '../mailWords.ts'

/** Vietnamese. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Phê duyệt một thiết bị mới cho ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Có người dùng ${deviceName} muốn đăng nhập vào ví ${brand} của bạn. Hãy mở trang này và phê duyệt. Trang đó sẽ hiện một mã để bạn nhập ở nơi bạn bắt đầu.`,
    action: 'Xem yêu cầu',
    after: ({ duration }) =>
      `Liên kết có hiệu lực trong ${duration}. Không phải bạn? Đừng làm gì cả, hoặc mở trang và từ chối. Không ai vào được nếu bạn chưa trả lời.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} là mã ${brand} của bạn`,
    lead: ({ brand }) => `Mã để đăng nhập vào ví ${brand} của bạn:`,
    after: ({ brand, duration }) =>
      `Mã hết hạn sau ${duration}. Chỉ nhập mã ở nơi bạn bắt đầu đăng nhập và đừng đưa cho ai: ${brand} không bao giờ hỏi mã này. Không phải bạn? Vậy là ai đó đã nhập địa chỉ của bạn; hãy bỏ qua email này.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} xác nhận việc đổi địa chỉ email ${brand} của bạn`,
    lead: () =>
      'Người đã đăng nhập vào ví của bạn muốn dùng một địa chỉ email khác. Mã này xác nhận địa chỉ hiện tại của bạn:',
    after: ({ duration }) =>
      `Mã hết hạn sau ${duration}. Không phải bạn? Đừng đưa mã cho ai, hãy mở Thiết bị trong ví của bạn và gỡ những thiết bị bạn không biết.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} xác nhận địa chỉ email mới cho ${brand} của bạn`,
    lead: ({ brand }) => `Mã này xác nhận rằng ví ${brand} của bạn được dùng địa chỉ này:`,
    after: ({ duration }) =>
      `Mã hết hạn sau ${duration}. Không phải bạn? Vậy là ai đó đã nhập địa chỉ của bạn; hãy bỏ qua email này.`,
  },
  change: {
    subject: ({ brand }) => `Ví ${brand} của bạn: có một thay đổi đang chờ`,
    lead: ({ what, due, deviceName }) =>
      `Ai đó đã đăng nhập bằng ${deviceName} yêu cầu điều này: ${what}. Việc này diễn ra sau ${due}.`,
    action: 'Xem và dừng lại',
    after: () =>
      'Có phải bạn không? Không cần làm gì. Không phải bạn? Hãy dừng lại bằng liên kết này và đổi mật khẩu email: người yêu cầu có thể đang đọc thư của bạn.',
    what: { delete: 'tài khoản của bạn bị xóa', device: (name) => `${name} bị gỡ` },
  },
  notice: {
    subject: ({ brand }) => `Ví ${brand} của bạn: có phải bạn không?`,
    lead: ({ what, deviceName }) =>
      `Việc này đã được thực hiện trong ví của bạn bằng ${deviceName}: ${what}.`,
    after: () =>
      'Có phải bạn không? Không cần làm gì. Không phải bạn? Vậy người khác có thể dùng ví của bạn: hãy đăng nhập, gỡ các thiết bị bạn không biết, thiết lập lại khôi phục, chuyển những gì bạn có sang ví khác và đổi mật khẩu email.',
    what: {
      recovery: 'đã thiết lập cách khôi phục mới, cách cũ không còn tác dụng',
      letIn: (name) => `${name} đã được cho vào và có thể ký`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} trên ${system}`,
    unknown: 'một trình duyệt',
  },
  asked: ({ site, deviceName, time }) => `Yêu cầu tại ${site}, bằng ${deviceName}, ${time}.`,
}
