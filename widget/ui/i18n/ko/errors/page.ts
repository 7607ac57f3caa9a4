import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: '지갑 창이 열리지 않았습니다',
    body: '자금에는 영향이 없습니다. 페이지를 새로 고친 뒤 다시 시도하세요.',
  },
  FRAME_REFUSED: {
    title: '지갑 창이 거부되었습니다',
    body: '이 사이트는 지갑이 허용한 사이트 목록에 없습니다. 자금에는 영향이 없습니다.',
  },
  FRAME_LOST: {
    title: '지갑 창이 저절로 닫혔습니다',
    body: '보낸 것은 계속됩니다. 다시 열어 확인하세요.',
  },
  LOADER_CHUNK_FAILED: {
    title: '이 부분을 불러오지 못했습니다',
    body: '연결을 확인하고 페이지를 새로 고치세요. 자금에는 영향이 없습니다.',
  },
  VIEW_NOT_LOADED: {
    title: '이 부분을 불러오지 못했습니다',
    body: '연결을 확인하고 페이지를 새로 고치세요. 자금에는 영향이 없습니다.',
  },
  CSP_FRAME_SRC: {
    title: '이 페이지가 지갑 창을 차단합니다',
    body: '소유자가 페이지의 보안 정책에서 허용해야 합니다. 아무것도 공유되지 않았습니다.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: '이 사이트는 지갑을 열 수 없습니다',
    body: '허용된 사이트 목록에 주소가 없습니다.',
  },
  NESTED_HOST: {
    title: '이 페이지는 다른 페이지 안에 표시되어 있습니다',
    body: '가려질 수 없도록 지갑은 거기서 열리지 않습니다. 페이지를 따로 여세요.',
  },
  SAME_ORIGIN_FRAME: {
    title: '여기의 지갑 설정이 안전하지 않습니다',
    body: '자체 주소에서 와야 합니다. 아무것도 공유되지 않았습니다.',
  },
  STORAGE_BLOCKED: {
    title: '브라우저가 여기에 아무것도 저장하지 않습니다',
    body: '모두 작동하지만 방문할 때마다 다시 연결해야 합니다.',
  },
  PROTOCOL_MISMATCH: {
    title: '업데이트가 필요합니다',
    body: '이전 버전이 로드되었습니다. 페이지를 새로 고쳐 계속하세요.',
  },
  POPUP_BLOCKED: {
    title: '브라우저가 창을 차단했습니다',
    body: '이 페이지의 창을 허용한 뒤 다시 시도하세요. 아무것도 보내지 않았습니다.',
  },
  FLOOD: {
    title: '이 페이지의 요청이 너무 잦습니다',
    body: '요청을 중단했습니다. 아무것도 보내지 않았습니다. 페이지를 새로 고쳐 계속하세요.',
  },
  TOO_MANY_OPENS: {
    title: '이 페이지의 요청이 너무 잦습니다',
    body: '잠시 기다린 뒤 지갑을 다시 여세요.',
  },
  INVALID_OPTIONS: {
    title: '여기의 지갑 설정이 잘못되었습니다',
    body: '사이트 소유자가 옵션을 고쳐야 합니다. 아무것도 공유되지 않았습니다.',
  },
  TARGET_NOT_FOUND: {
    title: '이 페이지에 지갑 자리가 없습니다',
    body: '사이트 소유자가 옵션을 고쳐야 합니다. 아무것도 공유되지 않았습니다.',
  },
  DESTROYED: {
    title: '페이지가 지갑을 닫았습니다',
    body: '보낸 것은 계속됩니다. 다시 열려면 페이지를 새로 고치세요.',
  },
}
