/** The outline of an icon on a 24 grid; drawn by `Icon` as a stroke. */
export type IconPath = string

export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18'
export const backIcon: IconPath = 'M15 5l-7 7 7 7'
export const rightIcon: IconPath = 'M9.5 6l6 6-6 6'
export const downIcon: IconPath = 'M6 9.5l6 6 6-6'
export const helpIcon: IconPath =
  'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.1M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'
export const mailIcon: IconPath =
  'M6.7 5.5h10.6a3.2 3.2 0 0 1 3.2 3.2v6.6a3.2 3.2 0 0 1 -3.2 3.2h-10.6a3.2 3.2 0 0 1 -3.2 -3.2v-6.6a3.2 3.2 0 0 1 3.2 -3.2zM4.5 8.2l6 4.4a2.6 2.6 0 0 0 3 0l6-4.4'
export const moreIcon: IconPath = 'M5.5 12v.1M12 12v.1M18.5 12v.1'
export const copyIcon: IconPath =
  'M12 9h5a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM15 5.6A2.6 2.6 0 0 0 12.6 4H7a3 3 0 0 0-3 3v5.6A2.6 2.6 0 0 0 5.6 15'
export const checkIcon: IconPath = 'M5 12.8l4.6 4.6L19 7.4'
export const externalIcon: IconPath =
  'M10 5H8a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-2M14 4.5h5.5V10M19 5l-7.5 7.5'
export const searchIcon: IconPath =
  'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0zM15.6 15.6L20 20'
export const walletIcon: IconPath =
  'M17.5 8V7a2.5 2.5 0 0 0-2.5-2.5H6.5a2.5 2.5 0 0 0 0 5H17a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7M16.2 14.5v.1'
export const flipIcon: IconPath =
  'M8 5v14M8 19l-3.5-3.5M8 19l3.5-3.5M16 19V5M16 5l-3.5 3.5M16 5l3.5 3.5'
export const swapIcon: IconPath =
  'M5 8h14M19 8l-3.5-3.5M19 8l-3.5 3.5M19 16H5M5 16l3.5-3.5M5 16l3.5 3.5'
export const bridgeIcon: IconPath =
  'M3 17.5h18M5.5 17.5V7M18.5 17.5V7M5.5 9c1.8 3.4 4 5 6.5 5s4.7-1.6 6.5-5M12 14v3.5'
export const sendIcon: IconPath = 'M7 17L17.5 6.5M9 6h9v9'
export const receiveIcon: IconPath = 'M17 7L6.5 17.5M15 18H6V9'
export const buyIcon: IconPath =
  'M6.7 5.5h10.6a3.2 3.2 0 0 1 3.2 3.2v6.6a3.2 3.2 0 0 1 -3.2 3.2h-10.6a3.2 3.2 0 0 1 -3.2 -3.2v-6.6a3.2 3.2 0 0 1 3.2 -3.2zM3.5 10h17M7.5 14.5h3'
export const clockIcon: IconPath = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2'
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
export const listIcon: IconPath = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v0M4.5 12v0M4.5 17.5v0'
export const settingsIcon: IconPath =
  'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'
export const lockIcon: IconPath =
  'M8 10.5V8a4 4 0 0 1 8 0v2.5M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5A2.5 2.5 0 0 1 16 20H8a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 8 10.5zM12 14.5v1.6'
export const qrIcon: IconPath =
  'M5.8 4h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM15.4 4h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM5.8 13.6h2.8a1.8 1.8 0 0 1 1.8 1.8v2.8a1.8 1.8 0 0 1 -1.8 1.8h-2.8a1.8 1.8 0 0 1 -1.8 -1.8v-2.8a1.8 1.8 0 0 1 1.8 -1.8zM14.2 14.2h2.3M20 14.2v2.3M14.2 17.7V20M17.5 20H20'
export const phoneIcon: IconPath =
  'M9 3.5h6A2.5 2.5 0 0 1 17.5 6v12a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 18V6A2.5 2.5 0 0 1 9 3.5zM11 17.5h2'
export const gridIcon: IconPath =
  'M6 4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM15.4 4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM6 13.4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2zM15.4 13.4h2.6a2 2 0 0 1 2 2v2.6a2 2 0 0 1 -2 2h-2.6a2 2 0 0 1 -2 -2v-2.6a2 2 0 0 1 2 -2z'
