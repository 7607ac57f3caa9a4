import { box, drawCard, drawHeader, type Look } from './card.ts'

const ROWS = 4

/** The shape of Connect, for the moment until the frame can draw it. */
export function drawSkeleton(look: Look, onClose: () => void): HTMLElement {
  const soft = look.dark ? '#1f2326' : '#f4f6f5'
  const strong = look.dark ? '#2a2f33' : '#e8ecea'
  const bar = (width: string, height: string, radius: string) =>
    box({ width, height, borderRadius: radius, background: strong, flex: 'none' })
  const row = (_: unknown, at: number) =>
    box(
      {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        height: '56px',
        padding: '0 12px',
        borderRadius: '16px',
        background: soft,
      },
      bar('36px', '36px', '10px'),
      bar(`${34 + ((at * 17) % 26)}%`, '10px', '3px'),
    )
  const body = box(
    { display: 'grid', gap: '8px', padding: '4px 16px 20px' },
    ...Array.from({ length: ROWS }, row),
  )
  const card = drawCard(look, onClose, drawHeader(look, onClose, bar('112px', '12px', '3px')), body)
  card.role = 'status'
  card.ariaLabel = 'Loading'
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    body.animate(
      { opacity: [1, 0.55, 1] },
      { duration: 1_600, iterations: Number.POSITIVE_INFINITY },
    )
  }
  return card
}
