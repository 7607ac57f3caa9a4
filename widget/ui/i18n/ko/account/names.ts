import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: '계정 이름 선택',
    title: '이름 선택',
    label: '이름',
    placeholder: 'your-name',
    hint: '글자, 숫자, 하이픈, 4자 이상.',
    characters: '영문자, 숫자, - 만 사용할 수 있습니다',
    tooShort: '이름은 4자 이상이어야 합니다',
    tooLong: '이름은 63자까지 가능합니다',
    result: '내 이름',
    available: '사용 가능',
    registered: '등록됨',
    checking: '확인 중',
    unknown: '확인하지 못함',
    resolveFailed: '이름 확인 중 오류 발생',
    suggestions: '사용 가능한 비슷한 이름',
    suggestionsFailed: '이름 추천을 가져오는 중 오류 발생',
    ownUnknown: '주소의 이름을 가져오는 중 오류 발생',
    enter: '이름 입력',
    taken: '이미 사용 중인 이름입니다',
    another: '다른 이름 선택',
    register: (name) => `${name} 등록`,
    footnote:
      '무료입니다. 메시지에 서명만 하며 아무것도 움직이지 않습니다. 이름이 가리키는 주소는 누구나 볼 수 있습니다.',
    signingTitle: (wallet) => `${wallet}에서 계속하세요`,
    signingBody: (name) =>
      `거기서 메시지에 서명해 ${name}을 받으세요. 무료이며 아무것도 움직이지 않습니다.`,
    sendingTitle: (name) => `${name} 등록 중`,
    doneTitle: '이름이 등록되었습니다',
    yours: (name) => `${name}은 이제 내 것입니다`,
    doneBody: '이 이름으로 보낸 것은 내 계정에 도착합니다.',
    copy: (name) => `${name} 복사`,
    ownedTitle: '이미 이름이 있습니다',
    ownedBody: (name) => `${name}은 이 계정을 가리킵니다.`,
    emptyBody: '지갑을 연결해 계정에 이름을 지으세요.',
    unavailableTitle: '여기에는 이름 서비스가 없습니다',
    unavailableBody: (network) =>
      `이름 서비스가 ${network}을 모르거나 연결할 수 없습니다. 다시 시도하거나 네트워크를 전환하세요.`,
  },
} satisfies typeof english
