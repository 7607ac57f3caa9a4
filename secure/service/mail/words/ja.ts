import type { MailWords } from '../mailWords.ts'

/** Japanese. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `${brand} の新しいデバイスを承認してください`,
    lead: ({ brand, deviceName }) =>
      `${deviceName} から ${brand} ウォレットへのサインインが求められています。このページを開いて承認してください。表示されるコードを、始めた画面に入力してください。`,
    action: 'リクエストを見る',
    after: ({ duration }) =>
      `このリンクの有効期間は ${duration}です。ご自身ではありませんか？何もしないか、ページを開いて拒否してください。お返事がなければ、誰も入れません。`,
  },
  login: {
    subject: ({ brand }, code) => `${brand} のコードは ${code} です`,
    lead: ({ brand }) => `${brand} ウォレットにサインインするためのコード：`,
    after: ({ brand, duration }) =>
      `コードは ${duration}で失効します。サインインを始めた画面にだけ入力し、誰にも教えないでください。${brand} がお尋ねすることは決してありません。ご自身ではありませんか？誰かがあなたのアドレスを入力したようです。このメールは無視してください。`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} で ${brand} のメールアドレスの変更を確認します`,
    lead: () =>
      'ウォレットにサインインしている人が、別のメールアドレスを使おうとしています。次のコードで現在のアドレスを確認します：',
    after: ({ duration }) =>
      `コードは ${duration}で失効します。ご自身ではありませんか？コードを誰にも教えず、ウォレットの「デバイス」を開いて、心当たりのないものを削除してください。`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} で ${brand} の新しいメールアドレスを確認します`,
    lead: ({ brand }) =>
      `次のコードで、${brand} ウォレットがこのアドレスを使えることを確認します：`,
    after: ({ duration }) =>
      `コードは ${duration}で失効します。ご自身ではありませんか？誰かがあなたのアドレスを入力したようです。このメールは無視してください。`,
  },
  change: {
    subject: ({ brand }) => `${brand} のウォレット：変更が予定されています`,
    lead: ({ what, due, deviceName }) =>
      `${deviceName} でサインインした人が次のことを求めました：${what}。${due} 以降に行われます。`,
    action: '確認して止める',
    after: () =>
      'ご本人なら何もする必要はありません。心当たりがない場合は、このリンクで止め、メールのパスワードを変更してください。求めた人があなたのメールを読んでいるかもしれません。',
    what: { delete: 'アカウントの削除', device: (name) => `${name} の削除` },
  },
  notice: {
    subject: ({ brand }) => `${brand} のウォレット：ご本人の操作ですか？`,
    lead: ({ what, deviceName }) =>
      `${deviceName} であなたのウォレットに次の操作が行われました：${what}。`,
    after: () =>
      'ご本人なら何もする必要はありません。心当たりがない場合は、他の人があなたのウォレットを使える状態です。サインインして知らないデバイスを削除し、復元を設定し直し、資産を別のウォレットに移し、メールのパスワードを変更してください。',
    what: {
      recovery: '新しい復元が設定され、以前のものは使えなくなりました',
      letIn: (name) => `${name} が承認され、署名できるようになりました`,
    },
  },
  deviceName: {
    on: (browser, system) => `${system} の ${browser}`,
    unknown: 'ブラウザ',
  },
  asked: ({ site, deviceName, time }) => `リクエスト元：${site}、${deviceName}、${time}`,
}
