import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: '설정',
    language: '언어',
    theme: '테마',
    themes: { light: '밝게', dark: '어둡게', auto: '기기 설정대로' },
    asSite: '사이트 설정대로',
    network: '시작 네트워크',
    note: '이 사이트에 적용되며 사이트의 설정보다 우선합니다.',
    help: '도움말',
    log: '지원용 로그',
    logLead:
      '이 페이지에서 위젯이 한 일입니다: 연결, 요청 이름, 전송 단계, 오류. 주소, 키, 금액은 빠져 있습니다. 직접 공유하기 전까지 여기에만 남습니다.',
    logOff: '이 사이트는 로그를 남기지 않습니다.',
    copy: '로그 복사',
    copyFailed: '브라우저가 복사를 허용하지 않았습니다. 대신 텍스트를 선택하세요.',
    about: '정보',
    site: '사이트',
    version: '버전',
    kept: '저장 방식',
    keptIn: {
      local: '이 브라우저에',
      cookie: '이 사이트의 쿠키에',
      memory: '페이지를 닫을 때까지',
    },
  },
} satisfies typeof english
