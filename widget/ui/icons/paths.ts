/** The outline of an icon on a 24 grid; drawn by `Icon` as a stroke. */
export type IconPath = string

export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18'
export const backIcon: IconPath = 'M15 5l-7 7 7 7'
export const rightIcon: IconPath = 'M9.5 6l6 6-6 6'
export const helpIcon: IconPath =
  'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.1M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'
export const checkIcon: IconPath = 'M5 12.8l4.6 4.6L19 7.4'
export const walletIcon: IconPath =
  'M17.5 8V7a2.5 2.5 0 0 0-2.5-2.5H6.5a2.5 2.5 0 0 0 0 5H17a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7M16.2 14.5v.1'
export const infoIcon: IconPath =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11.5v4.5M12 8v.1'
export const warnIcon: IconPath =
  'M10.3 4.9L3.4 16.7A2 2 0 0 0 5.1 19.7h13.8a2 2 0 0 0 1.7-3L13.7 4.9a2 2 0 0 0-3.4 0zM12 9.5v4M12 16.6v.1'
export const refreshIcon: IconPath =
  'M19.5 11a7.6 7.6 0 0 0-14-3M5 4.5V8.5h4M4.5 13a7.6 7.6 0 0 0 14 3M19 19.5V15.5h-4'
export const shieldIcon: IconPath =
  'M12 3.5l7 2.5v5.5c0 4.2-2.8 7.4-7 9-4.2-1.6-7-4.8-7-9V6zM8.8 12l2.3 2.3 4.2-4.4'
export const offlineIcon: IconPath =
  'M4 4l16 16M9 16a4.3 4.3 0 0 1 6 0M5.5 12.5a9 9 0 0 1 4.2-2.3M14.5 10.3a9 9 0 0 1 4 2.2M12 19.5v0M2.5 9a13.5 13.5 0 0 1 4-2.5M10.5 5.5A13.5 13.5 0 0 1 21.5 9'
export const lockIcon: IconPath =
  'M8 10.5V8a4 4 0 0 1 8 0v2.5M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5A2.5 2.5 0 0 1 16 20H8a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 8 10.5zM12 14.5v1.6'
export const qrIcon: IconPath =
  'M5.8 4h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM15.4 4h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM5.8 13.6h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM14.2 14.2h2.3M20 14.2v2.3M14.2 17.7V20M17.5 20H20'
export const gridIcon: IconPath =
  'M6 4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM15.4 4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM6 13.4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM15.4 13.4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2z'
