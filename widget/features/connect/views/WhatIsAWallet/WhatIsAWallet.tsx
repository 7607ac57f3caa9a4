import { Lesson, type LessonPicture, Lessons } from '#ui/lessons/Lesson.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'

const pictures = {
  hold: {
    lines:
      'M18 28h28a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5zM51 36h-9a4 4 0 0 0 0 8h9',
    stones: [
      [24, 20],
      [34, 13],
      [42, 40],
    ],
  },
  login: {
    lines: 'M31 32a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM31 32h20M51 32v7M43 32v5',
    stones: [
      [22, 32],
      [40, 18],
      [51, 18],
    ],
  },
  ask: {
    lines:
      'M24 10h16a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5zM25 30l5 5 9-10M28 47h8',
    stones: [[32, 17]],
  },
} satisfies Readonly<Record<string, LessonPicture>>

/** Says what a wallet is, in three pictures; where to get one is behind the button. */
export function WhatIsAWallet({ next }: { next: { href: string } | { onClick: () => void } }) {
  const { aboutWallets: words } = useMessages()
  return (
    <ViewFrame title={words.title} actions={<Button {...next}>{words.get}</Button>}>
      <Lessons>
        <Lesson picture={pictures.hold} title={words.holdTitle} body={words.holdBody} />
        <Lesson picture={pictures.login} title={words.loginTitle} body={words.loginBody} />
        <Lesson picture={pictures.ask} title={words.askTitle} body={words.askBody} />
      </Lessons>
    </ViewFrame>
  )
}
