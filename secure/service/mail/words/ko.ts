import type { MailWords } from '../mailWords.ts'

/** Korean. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `${brand}의 새 기기를 승인하세요`,
    lead: ({ brand, deviceName }) =>
      `누군가 ${deviceName}에서 ${brand} 지갑에 로그인하려 합니다. 이 페이지를 열어 승인하세요. 그러면 페이지에 코드가 표시되니 시작한 곳에 입력하세요.`,
    action: '요청 보기',
    after: ({ duration }) =>
      `링크는 ${duration} 동안 쓸 수 있습니다. 본인이 아닌가요? 아무것도 하지 않거나 페이지를 열어 거절하세요. 본인의 응답 없이는 아무도 들어올 수 없습니다.`,
  },
  login: {
    subject: ({ brand }, code) => `${code}: ${brand} 코드`,
    lead: ({ brand }) => `${brand} 지갑에 로그인하는 코드:`,
    after: ({ brand, duration }) =>
      `코드는 ${duration} 후 만료됩니다. 로그인을 시작한 곳에만 입력하고 누구에게도 알려 주지 마세요. ${brand}에서는 절대 묻지 않습니다. 본인이 아닌가요? 누군가 이 주소를 입력한 것이니 이 메일을 무시하세요.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code}: ${brand} 이메일 주소 변경 확인`,
    lead: () =>
      '지갑에 로그인한 누군가가 다른 이메일 주소를 사용하려 합니다. 현재 주소를 확인하는 코드:',
    after: ({ duration }) =>
      `코드는 ${duration} 후 만료됩니다. 본인이 아닌가요? 코드를 누구에게도 알려 주지 말고, 지갑의 ‘기기’를 열어 모르는 기기를 제거하세요.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code}: ${brand} 새 이메일 주소 확인`,
    lead: ({ brand }) => `${brand} 지갑에서 이 주소를 사용해도 되는지 확인하는 코드:`,
    after: ({ duration }) =>
      `코드는 ${duration} 후 만료됩니다. 본인이 아닌가요? 누군가 이 주소를 입력한 것이니 이 메일을 무시하세요.`,
  },
  change: {
    subject: ({ brand }) => `${brand} 지갑: 예정된 변경이 있습니다`,
    lead: ({ what, due, deviceName }) =>
      `${deviceName}에서 로그인한 누군가가 다음을 요청했습니다: ${what}. ${due} 이후에 실행됩니다.`,
    action: '확인하고 중지하기',
    after: () =>
      '본인이라면 아무것도 하지 마세요. 본인이 아니라면 이 링크로 중지하고 이메일 비밀번호를 바꾸세요. 요청한 사람이 메일을 읽고 있을 수 있습니다.',
    what: { delete: '계정 삭제', device: (name) => `${name} 제거` },
  },
  notice: {
    subject: ({ brand }) => `${brand} 지갑: 본인이 하셨나요?`,
    lead: ({ what, deviceName }) => `${deviceName}에서 지갑에 다음 작업이 이루어졌습니다: ${what}.`,
    after: () =>
      '본인이라면 아무것도 하지 마세요. 본인이 아니라면 다른 사람이 지갑을 쓸 수 있습니다. 로그인해서 모르는 기기를 제거하고, 복구를 새로 설정하고, 가진 자산을 다른 지갑으로 옮기고, 이메일 비밀번호를 바꾸세요.',
    what: {
      recovery: '새 복구가 설정되었고 이전 복구는 쓸 수 없습니다',
      letIn: (name) => `${name} 기기가 승인되어 서명할 수 있습니다`,
    },
  },
  deviceName: {
    on: (browser, system) => `${system}의 ${browser}`,
    unknown: '브라우저',
  },
  asked: ({ site, deviceName, time }) => `요청한 곳: ${site}, ${deviceName}, ${time}`,
}
