import type { MailWords } from '../mailWords.ts'

/** Chinese, simplified. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `请批准 ${brand} 的新设备`,
    lead: ({ brand, deviceName }) =>
      `有人想用 ${deviceName} 登录你的 ${brand} 钱包。请打开此页面并批准。页面随后会显示验证码，请在你开始的地方输入。`,
    action: '查看请求',
    after: ({ duration }) =>
      `此链接在 ${duration}内有效。不是你本人？请忽略，或打开页面并拒绝。没有你的答复，任何人都无法登录。`,
  },
  login: {
    subject: ({ brand }, code) => `${code} 是你的 ${brand} 验证码`,
    lead: ({ brand }) => `登录你的 ${brand} 钱包的验证码：`,
    after: ({ brand, duration }) =>
      `验证码将在 ${duration}后失效。请只在你开始登录的地方输入，不要告诉任何人：${brand} 绝不会索要验证码。不是你本人？那是有人输入了你的邮箱地址，请忽略此邮件。`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} 用于确认更改你的 ${brand} 邮箱地址`,
    lead: () => '已登录你钱包的人想改用另一个邮箱地址。此验证码用于确认你现在的地址：',
    after: ({ duration }) =>
      `验证码将在 ${duration}后失效。不是你本人？不要把验证码告诉任何人，请打开钱包中的“设备”，移除你不认识的设备。`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} 用于确认你的 ${brand} 新邮箱地址`,
    lead: ({ brand }) => `此验证码用于确认你的 ${brand} 钱包可以使用此地址：`,
    after: ({ duration }) =>
      `验证码将在 ${duration}后失效。不是你本人？那是有人输入了你的邮箱地址，请忽略此邮件。`,
  },
  change: {
    subject: ({ brand }) => `您的 ${brand} 钱包：有一项更改待执行`,
    lead: ({ what, due, deviceName }) =>
      `有人用 ${deviceName} 登录后请求：${what}。它将在 ${due} 之后发生。`,
    action: '查看并停止',
    after: () =>
      '是您本人吗？无需操作。不是您本人？请用此链接停止，并更改邮箱密码：请求的人可能在读您的邮件。',
    what: { delete: '删除您的账户', device: (name) => `移除 ${name}` },
  },
  notice: {
    subject: ({ brand }) => `您的 ${brand} 钱包：是您本人吗？`,
    lead: ({ what, deviceName }) => `有人用 ${deviceName} 在您的钱包中进行了此操作：${what}。`,
    after: () =>
      '是您本人吗？无需操作。不是您本人？那么他人可以使用您的钱包：请登录，移除您不认识的设备，重新设置恢复方式，把资产转到另一个钱包，并更改邮箱密码。',
    what: {
      recovery: '设置了新的恢复方式，之前的已失效',
      letIn: (name) => `${name} 已获准加入，可以签名`,
    },
  },
  deviceName: {
    on: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '浏览器',
  },
  asked: ({ site, deviceName, time }) => `请求来自 ${site}，设备：${deviceName}，时间：${time}。`,
}
