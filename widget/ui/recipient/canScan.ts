/** What a browser finds in a picture (Barcode Detection API). */
export type Detector = { detect: (source: HTMLVideoElement) => Promise<unknown> }

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector
  }
  interface Document {
    /** Chromium's. */
    featurePolicy?: { allowsFeature: (feature: string) => boolean }
  }
}

/**
 * Whether this browser reads QR codes, and the page lets its frames ask for a camera. Chromium on
 * phones and Macs does; others have no such button.
 */
export function canScan(): boolean {
  if (window.BarcodeDetector === undefined) return false
  // Absent outside secure contexts, whatever its type says.
  if (!('mediaDevices' in navigator)) return false
  return document.featurePolicy?.allowsFeature('camera') !== false
}
