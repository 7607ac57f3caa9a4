/**
 * Letters and digits of other scripts that are drawn like a Latin one, chosen from Unicode's
 * `confusables.txt` (UTS #39, https://www.unicode.org/Public/security/latest/confusables.txt,
 * Unicode License V3). Letters with a compatibility form, such as full-width ones, are not listed.
 */
const alike = {
  a: 'аАαΑɑᎪꓮ',
  b: 'ЬвВβΒᏏᏴꓐ',
  c: 'сСςϹᏟꓚ',
  d: 'ԁᎠᏧꓓ',
  e: 'еЕєҽεΕ℮ᎬꓰЭэ',
  f: 'ϝꓝꞘẝ',
  g: 'ɡցԌᏀᏳꓖ',
  h: 'һнНΗհᎻꓧ',
  j: 'јЈϳᎫꓙ',
  k: 'кКκΚᏦꓗ',
  l: 'iіІιΙɩıɪӏӀɭǀ|!1ᎥᏞꓡꓲ',
  m: 'мМΜᎷꓟ',
  n: 'пηΝոռꓠ',
  o: '0оОοΟσօՕഠ०০੦૦௦౦೦๐໐၀ꓳ',
  p: 'рРρΡᏢꓑ',
  q: 'ԛԚգ',
  r: 'гᴦⲅᎡꓣ',
  s: 'ѕЅꜱᏚꓢ5$',
  t: 'тТτΤᎢꓔ',
  u: 'υսՍʋꓴ',
  v: 'νѵѴᏙꓦ',
  w: 'ԝԜшᎳꓪ',
  x: 'хХχΧꓫ',
  y: 'уУγΥүҮʏꓬ',
  z: 'ΖᴢᏃꓜ2',
  3: 'ЗзƷꓱ',
  6: 'бᏮ',
  rn: 'm',
  vv: 'w',
} as const

const drawnAs: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letter, others]) => [...others].map((one) => [one, letter])),
)

/**
 * Whether a person could mistake one name for the other, whatever script each is written in. Use it to
 * compare a name with known names; it does not judge a name on its own.
 */
export function looksLike(one: string, other: string): boolean {
  return drawingOf(one) === drawingOf(other)
}

/** How a name looks, in Latin letters where it could be read as such (UTS #39, 4). */
function drawingOf(name: string): string {
  const letters = [...name.normalize('NFKD')].map((one) => (drawnAs.get(one) ?? one).toLowerCase())
  return letters
    .map((one) => drawnAs.get(one) ?? one)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
