import { FIRST_SPAM_ID } from '../../chains/giveCollectibles.ts'

/** A thing of the collection as the history tells it. */
export type NftInfo = {
  name: string
  content: { preview: { url: string; content_type: string }; detail: { url: string } }
  flags: { is_spam: boolean }
}

/** Name and picture of a number. */
export function collectibleOf(id: bigint): NftInfo {
  const number = Number(id)
  const isSpam = number >= FIRST_SPAM_ID
  const url = picture(number, isSpam)
  return {
    name: isSpam ? `Claim $${number} now` : `Tern #${number}`,
    content: { preview: { url, content_type: 'image/svg+xml' }, detail: { url } },
    flags: { is_spam: isSpam },
  }
}

function picture(number: number, isSpam: boolean): string {
  const hue = (number * 47) % 360
  const wing = `M${8 + (number % 5)} 44C24 ${20 + (number % 9)} 40 ${30 - (number % 7)} 56 18 48 40 32 50 8 44z`
  const shapes = isSpam
    ? '<text x="32" y="42" font-size="30" text-anchor="middle" fill="#fff">$</text>'
    : `<circle cx="${44 + (number % 8)}" cy="16" r="5" fill="hsl(${hue + 60} 80% 82%)"/><path d="${wing}" fill="hsl(${hue + 160} 35% 92%)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${hue} 45% 42%)" d="M0 0h64v64H0z"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
