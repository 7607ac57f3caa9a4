/** What a browser calls itself; undefined where that is not known. */
export type DeviceName = { browser: string | undefined; system: string | undefined }

/** How a language names a device. */
export type DeviceWords = {
  on(browser: string, system: string): string
  unknown: string
}

const BETWEEN = ' on '
const UNKNOWN = 'A browser'

/** The one spelling that is stored and sent, `Chrome on Windows`. */
export function writeDeviceName({ browser = UNKNOWN, system }: DeviceName): string {
  return system === undefined ? browser : `${browser}${BETWEEN}${system}`
}

/** The stored name in the words of a language; `put` is done to what stands in its sentence. */
export function wordDevice(
  words: DeviceWords,
  name: string,
  put: (text: string) => string = (text) => text,
): string {
  const [stored = UNKNOWN, system] = name.split(BETWEEN)
  const browser = stored === UNKNOWN ? words.unknown : put(stored)
  return system === undefined ? browser : words.on(browser, put(system))
}
