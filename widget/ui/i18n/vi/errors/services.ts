import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Dịch vụ không phản hồi',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy thử lại sau giây lát.',
  },
  HTTP_TIMEOUT: {
    title: 'Dịch vụ mất quá nhiều thời gian',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy thử lại sau giây lát.',
  },
  HTTP_UNREACHABLE: {
    title: 'Không kết nối được với dịch vụ',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy kiểm tra kết nối rồi thử lại.',
  },
  HTTP_UNREADABLE: {
    title: 'Không đọc được câu trả lời của dịch vụ',
    body: 'Câu trả lời không được dùng, và tiền của bạn không bị ảnh hưởng. Hãy thử lại sau giây lát.',
  },
  RPC_UNAVAILABLE: {
    title: 'Mạng không phản hồi',
    body: 'Tiền của bạn không bị ảnh hưởng. Hãy thử lại sau giây lát.',
  },
  RPC_NO_URL: {
    title: 'Không đọc được mạng này ở đây',
    body: 'Trang này chưa nêu cách nào để kết nối với mạng. Tiền của bạn không bị ảnh hưởng.',
  },
}
