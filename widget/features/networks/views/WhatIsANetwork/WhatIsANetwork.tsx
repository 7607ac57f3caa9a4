import { Lesson, type LessonPicture, Lessons } from '#ui/lessons/Lesson.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'

const pictures = {
  ledger: {
    lines: 'M32 15L15 32l17 17 17-17zM32 15v34M15 32h34',
    stones: [
      [32, 15],
      [15, 32],
      [49, 32],
      [32, 49],
      [32, 32],
    ],
  },
  differ: {
    lines: 'M12 52h40M18 46V38M32 46V30M46 46V20',
    stones: [
      [18, 31],
      [32, 23],
      [46, 13],
    ],
  },
  cross: {
    lines: 'M8 42h10M46 42h10M18 42V24M46 42V24M18 26c4 7 8 10 14 10s10-3 14-10',
    stones: [
      [24, 44],
      [32, 44],
      [40, 44],
    ],
  },
} satisfies Readonly<Record<string, LessonPicture>>

/** Explains networks in three pictures; the page behind the button explains the rest. */
export function WhatIsANetwork({ moreUrl }: { moreUrl: string }) {
  const { aboutNetworks: words } = useMessages()
  return (
    <ViewFrame title={words.title} actions={<Button href={moreUrl}>{words.learnMore}</Button>}>
      <Lessons>
        <Lesson picture={pictures.ledger} title={words.ledgerTitle} body={words.ledgerBody} />
        <Lesson picture={pictures.differ} title={words.differTitle} body={words.differBody} />
        <Lesson picture={pictures.cross} title={words.crossTitle} body={words.crossBody} />
      </Lessons>
    </ViewFrame>
  )
}
