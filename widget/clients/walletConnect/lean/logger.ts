/** In the place of `@walletconnect/logger`: nothing is logged, and nothing is kept in a log. */
const nothing = () => undefined
const silent = {
  level: 'silent',
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  child: () => silent,
}

export const pino = () => silent
export const getDefaultLoggerOptions = (options: unknown) => options
export const generateChildLogger = () => silent
export const getLoggerContext = () => ''
export const generatePlatformLogger = () => ({ logger: silent, chunkLoggerController: null })
