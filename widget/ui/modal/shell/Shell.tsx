import { Empty } from '../../components/Empty.tsx'
import { Footnote } from '../../components/Footnote.tsx'
import { ViewFrame } from '../../components/ViewFrame.tsx'
import { lockIcon, refreshIcon, warnIcon } from '../../icons/paths.ts'
import { useMessages } from '../../i18n/MessagesContext.tsx'
import { Button } from '../../primitives/Button.tsx'
import { ListPanel } from '../../components/Panel.tsx'
import { SkeletonRow } from '../../components/Row.tsx'

/** The site is not on the list: nothing else is shown to it. */
export function Refused({ origin }: { origin?: string | undefined }) {
  const { shell } = useMessages()
  return (
    <ViewFrame title={shell.refusedTitle} quietTitle>
      <Empty
        icon={lockIcon}
        status="bad"
        title={shell.refusedTitle}
        body={shell.refusedBody(origin ?? shell.refusedUnknown)}
      />
      <Footnote>{shell.refusedHelp}</Footnote>
    </ViewFrame>
  )
}

/** Page and frame speak different versions. */
export function UpdateNeeded({ onReload }: { onReload: () => void }) {
  const { shell } = useMessages()
  return (
    <ViewFrame
      title={shell.updateTitle}
      quietTitle
      actions={<Button onClick={onReload}>{shell.reload}</Button>}
    >
      <Empty icon={refreshIcon} title={shell.updateTitle} body={shell.updateBody} />
    </ViewFrame>
  )
}

/** The code of a view did not arrive, twice. */
export function ChunkFailed({ onReload }: { onReload: () => void }) {
  const { shell } = useMessages()
  return (
    <ViewFrame
      title={shell.chunkTitle}
      quietTitle
      actions={<Button onClick={onReload}>{shell.reload}</Button>}
    >
      <Empty icon={warnIcon} status="bad" title={shell.chunkTitle} body={shell.chunkBody} />
    </ViewFrame>
  )
}

/** The card before its view is here. */
export function ViewSkeleton({ title }: { title?: string | undefined }) {
  const { common } = useMessages()
  return (
    <ViewFrame title={title ?? common.loading} quietTitle={title === undefined}>
      <ListPanel label={common.loading} busy>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </ListPanel>
    </ViewFrame>
  )
}
