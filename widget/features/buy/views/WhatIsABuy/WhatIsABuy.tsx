import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Lesson, type LessonPicture, Lessons } from '#ui/lessons/Lesson.tsx'

const pictures = {
  pay: {
    lines:
      'M16 18h32a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5zM11 27h42M19 38h8',
    stones: [[44, 38]],
  },
  own: {
    lines:
      'M18 28h28a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5zM51 36h-9a4 4 0 0 0 0 8h9M32 10v10M27 16l5 5 5-5',
    stones: [[42, 40]],
  },
  wait: {
    lines: 'M50 32a18 18 0 1 1-36 0a18 18 0 0 1 36 0zM32 21v11l8 5',
    stones: [
      [32, 8],
      [56, 32],
      [32, 56],
    ],
  },
} satisfies Readonly<Record<string, LessonPicture>>

/** How money becomes a token, in three pictures. */
export function WhatIsABuy({ onBuy }: { onBuy: () => void }) {
  const { aboutBuying: words } = useMessages()
  return (
    <ViewFrame title={words.title} actions={<Button onClick={onBuy}>{words.buy}</Button>}>
      <Lessons>
        <Lesson picture={pictures.pay} title={words.payTitle} body={words.payBody} />
        <Lesson picture={pictures.own} title={words.ownTitle} body={words.ownBody} />
        <Lesson picture={pictures.wait} title={words.waitTitle} body={words.waitBody} />
      </Lessons>
    </ViewFrame>
  )
}
