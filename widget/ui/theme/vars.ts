import type { CSSProperties } from 'react'

/** Custom properties for `style`. React sets them through the CSSOM, which a strict CSP allows. */
export function vars(properties: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  // CSSProperties has no index for custom properties, but React passes them to setProperty.
  return properties as CSSProperties
}
