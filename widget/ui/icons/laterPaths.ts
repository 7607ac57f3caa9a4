import type { IconPath } from './paths.ts'

// What Connect does not draw.

export const downIcon: IconPath = 'M6 9.5l6 6 6-6'
export const mailIcon: IconPath =
  'M6.7 5.5h10.6a3.2 3.2 0 0 1 3.2 3.2v6.6a3.2 3.2 0 0 1 -3.2 3.2h-10.6a3.2 3.2 0 0 1 -3.2 -3.2v-6.6a3.2 3.2 0 0 1 3.2 -3.2zM4.5 8.2l6 4.4a2.6 2.6 0 0 0 3 0l6-4.4'
export const moreIcon: IconPath = 'M5.5 12v.1M12 12v.1M18.5 12v.1'
export const copyIcon: IconPath =
  'M12 9h5a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM15 5.6A2.6 2.6 0 0 0 12.6 4H7a3 3 0 0 0-3 3v5.6A2.6 2.6 0 0 0 5.6 15'
export const externalIcon: IconPath =
  'M10 5H8a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-2M14 4.5h5.5V10M19 5l-7.5 7.5'
export const searchIcon: IconPath =
  'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0zM15.6 15.6L20 20'
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
export const listIcon: IconPath = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v0M4.5 12v0M4.5 17.5v0'
export const settingsIcon: IconPath =
  'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'
export const leaveIcon: IconPath =
  'M10 4.5H8a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h2M15.5 8l4 4l-4 4M19.5 12H10'
export const phoneIcon: IconPath =
  'M9 3.5h6A2.5 2.5 0 0 1 17.5 6v12a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 18V6A2.5 2.5 0 0 1 9 3.5zM11 17.5h2'
export const scanIcon: IconPath =
  'M4 8.5V7a3 3 0 0 1 3-3h1.5M15.5 4H17a3 3 0 0 1 3 3v1.5M20 15.5V17a3 3 0 0 1-3 3h-1.5M8.5 20H7a3 3 0 0 1-3-3v-1.5M7.5 12h9'
