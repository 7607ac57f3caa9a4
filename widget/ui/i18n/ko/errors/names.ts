import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: '올바른 사용자 이름이 아닙니다',
    body: '아무것도 서명하지 않았습니다. 다른 이름을 선택하세요.',
  },
  NAME_ALREADY_OWNED: {
    title: '이미 이름이 있습니다',
    body: '아무것도 서명하지 않았습니다. 계정의 이름은 그대로입니다.',
  },
  NAME_NOT_RESOLVED: {
    title: '이름 확인 중 오류 발생',
    body: '누구의 것인지 알 수 없습니다. 잠시 후 다시 시도하거나 주소를 사용하세요.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: '이름 추천을 가져오는 중 오류 발생',
    body: '잠시 후 다시 시도하거나 직접 이름을 선택하세요.',
  },
  NAMES_NOT_FOUND: {
    title: '주소의 이름을 가져오는 중 오류 발생',
    body: '이 계정의 이름을 알 수 없습니다. 잠시 후 다시 시도하세요.',
  },
  NAME_NOT_REGISTERED: {
    title: '이름 등록 중 오류 발생',
    body: '서비스가 받아들이지 않았습니다. 다시 시도하거나 다른 이름을 선택하세요.',
  },
  NAMES_NOT_SUPPORTED: {
    title: '이 네트워크에는 이름이 없습니다',
    body: '이름 서비스가 이 네트워크를 모르거나 연결할 수 없습니다. 주소를 사용하세요.',
  },
}
