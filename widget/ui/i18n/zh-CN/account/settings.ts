import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: '设置',
    language: '语言',
    theme: '主题',
    themes: { light: '浅色', dark: '深色', auto: '跟随设备' },
    asSite: '跟随网站',
    network: '起始网络',
    note: '这些设置在此网站生效，并优先于网站的设置。',
    help: '帮助',
    log: '支持日志',
    logLead:
      '组件在此页面上的操作：连接、请求的名称、转账步骤、错误。不含地址、密钥和数量。在你分享之前，日志只留在这里。',
    logOff: '此网站不保留日志。',
    copy: '复制日志',
    copyFailed: '浏览器不允许复制。请改为选中文本。',
    about: '关于',
    site: '网站',
    version: '版本',
    kept: '保存方式',
    keptIn: {
      local: '在此浏览器中',
      cookie: '在此网站的 Cookie 中',
      memory: '直到页面关闭',
    },
  },
} satisfies typeof english
