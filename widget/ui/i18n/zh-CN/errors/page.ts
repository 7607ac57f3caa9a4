import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: '钱包窗口没有打开',
    body: '你的资金不受影响。请重新加载页面后重试。',
  },
  FRAME_REFUSED: {
    title: '钱包窗口被拒绝',
    body: '此网站不在钱包允许的网站列表中。你的资金不受影响。',
  },
  FRAME_LOST: {
    title: '钱包窗口自行关闭了',
    body: '已发送的内容会继续进行。请重新打开以查看进度。',
  },
  LOADER_CHUNK_FAILED: {
    title: '此部分加载失败',
    body: '请检查网络连接并重新加载页面。你的资金不受影响。',
  },
  VIEW_NOT_LOADED: {
    title: '此部分加载失败',
    body: '请检查网络连接并重新加载页面。你的资金不受影响。',
  },
  CSP_FRAME_SRC: {
    title: '此页面拦截了钱包窗口',
    body: '网站所有者需要在页面的安全策略中允许它。没有共享任何信息。',
  },
  ORIGIN_NOT_ALLOWED: {
    title: '此网站无法打开钱包',
    body: '它的地址不在允许的网站列表中。',
  },
  NESTED_HOST: {
    title: '此页面嵌入在另一个页面中',
    body: '为防止被遮盖，钱包不会在这里打开。请单独打开此页面。',
  },
  SAME_ORIGIN_FRAME: {
    title: '这里的钱包配置不安全',
    body: '它必须来自独立的地址。没有共享任何信息。',
  },
  STORAGE_BLOCKED: {
    title: '你的浏览器在这里不保存数据',
    body: '一切功能正常，但每次访问都需要重新连接。',
  },
  PROTOCOL_MISMATCH: {
    title: '需要更新',
    body: '此页面加载了旧版本。请重新加载页面以继续。',
  },
  POPUP_BLOCKED: {
    title: '浏览器拦截了窗口',
    body: '请允许此页面打开窗口，然后重试。没有发送任何资产。',
  },
  FLOOD: {
    title: '此页面请求过于频繁',
    body: '它的请求已被停止。没有发送任何资产。请重新加载页面以继续。',
  },
  TOO_MANY_OPENS: {
    title: '此页面请求过于频繁',
    body: '请稍候再打开钱包。',
  },
  INVALID_OPTIONS: {
    title: '这里的钱包配置有误',
    body: '网站所有者需要更正其选项。没有共享任何信息。',
  },
  TARGET_NOT_FOUND: {
    title: '此页面没有放置钱包的位置',
    body: '网站所有者需要更正其选项。没有共享任何信息。',
  },
  DESTROYED: {
    title: '钱包已被此页面关闭',
    body: '已发送的内容会继续进行。请重新加载页面以再次打开。',
  },
}
