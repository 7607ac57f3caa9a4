/** Touch alone is no phone: a tablet and a laptop have it too, and open links elsewhere. */
export function isPhone({ navigator, matchMedia }: Window): boolean {
  return (
    /android|iphone|ipad|ipod/i.test(navigator.userAgent) && matchMedia('(pointer: coarse)').matches
  )
}

/** What a phone runs: links and stores differ. */
export type PhoneSystem = 'ios' | 'android'

/** A phone's system, from its user agent; undefined where it is neither. */
export function phoneSystem({ navigator: { userAgent } }: Window): PhoneSystem | undefined {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined
}

/** Whether a browser sends Global Privacy Control or Do Not Track. */
export function isUntracked({ navigator }: Window): boolean {
  const objects = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return objects || navigator.doNotTrack === '1'
}
