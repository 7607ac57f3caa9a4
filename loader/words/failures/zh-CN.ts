import type { words as english } from './en.ts'

/** Simplified Chinese: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: '重试',
  other: '出了点问题',
  failures: {
    CSP_FRAME_SRC: {
      title: '此页面拦截了钱包窗口',
      body: '网站所有者需要在页面的安全策略中允许它。没有共享任何信息。',
    },
    FRAME_REFUSED: {
      title: '钱包窗口被拒绝',
      body: '此网站不在钱包允许的网站列表中。你的资金不受影响。',
    },
    FRAME_TIMEOUT: {
      title: '钱包窗口没有打开',
      body: '你的资金不受影响。请重新加载页面后重试。',
    },
    FRAME_LOST: {
      title: '钱包窗口自行关闭了',
      body: '已发送的内容会继续进行。请重新打开以查看进度。',
    },
    FLOOD: {
      title: '此页面请求过于频繁',
      body: '它的请求已被停止。没有发送任何资产。请重新加载页面以继续。',
    },
    PROTOCOL_MISMATCH: {
      title: '需要更新',
      body: '此页面加载了旧版本。请重新加载页面以继续。',
    },
    ORIGIN_NOT_ALLOWED: {
      title: '此网站无法打开钱包',
      body: '它的地址不在允许的网站列表中。',
    },
    NESTED_HOST: {
      title: '此页面嵌入在另一个页面中',
      body: '为防止被遮盖，钱包不会在这里打开。请单独打开此页面。',
    },
    LOADER_CHUNK_FAILED: {
      title: '此部分加载失败',
      body: '请检查网络连接并重新加载页面。你的资金不受影响。',
    },
  },
} satisfies typeof english
