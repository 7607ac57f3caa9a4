import { useEffect, useState } from 'react'
import { type Change, type Device, type Enrollment, wordDevice } from '#secure/api'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { codeOf, approveEnrollment, refuseEnrollment } from '../../keys/enrollments.ts'
import { prove } from '../../keys/proof.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { FactsSkeleton } from '../parts/Facts.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import styles from '../parts/parts.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SettingProps } from './settingProps.ts'
import { type Task, useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'
import { ApproveDeviceView } from './ApproveDeviceView.tsx'

/** How often we look whether a new device asks. */
const LOOK_MS = 2_000
type Asking = { enrollment: Enrollment; code: string }

/** The devices that hold a share or a session, and those that ask to be let in. */
export function DevicesView({ page, onDone }: SettingProps) {
  const words = useWords()
  const [devices, setDevices] = useState<readonly Device[]>()
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [signedOut, setSignedOut] = useState<string>()
  const [asking, setAsking] = useState<Asking>()
  const [leaving, setLeaving] = useState<Device>()
  const [isEndingAll, setIsEndingAll] = useState(false)
  const [changed, setChanged] = useState(false)
  const [error, setError] = useState<unknown>()
  const task = useTask()
  const close = () => onDone(changed)
  const nameOf = (stored: string) => wordDevice(words.deviceName, stored)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function appearance(): Promise<void> {
      const [{ devices: all }, { joins }, account] = await Promise.all([
        page.api.call('getDevices'),
        page.api.call('getEnrollments'),
        page.session.account(),
      ])
      const [enrollment] = joins
      const code = enrollment === undefined ? undefined : await codeOf(account, enrollment)
      if (isOver) return
      setError(undefined)
      setDevices(all)
      setChanges(account.changes)
      setAsking(enrollment === undefined || code === undefined ? undefined : { enrollment, code })
    }
    function again(): void {
      if (isOver) return
      appearance()
        .catch((reason: unknown) => isOver || setError(reason))
        .finally(() => {
          if (!isOver) timer = setTimeout(again, LOOK_MS)
        })
    }
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [page])

  function answer(isGranted: boolean, { enrollment }: Asking): void {
    task.run(async () => {
      const parts = walletParts(page)
      if (isGranted) await approveEnrollment(parts, await page.session.account(), enrollment)
      else await refuseEnrollment(parts, enrollment)
      setAsking(undefined)
      setChanged(changed || isGranted)
    })
  }
  function remove(device: Device): void {
    task.run(async () => {
      const { id } = device
      const account = await page.session.account()
      const proof = await prove(page, account, { act: 'remove device', about: id })
      const { status } = await page.api.call('removeDevice', { id, proof })
      if (status === 'removed') setDevices((all) => all?.filter((one) => one.id !== id))
      if (status === 'scheduled') setChanges((await page.session.account()).changes)
      if (status === 'signedOut') setSignedOut(nameOf(device.name))
      setLeaving(undefined)
      setChanged(true)
    })
  }

  function keep({ id }: Change): void {
    task.run(async () => {
      await page.api.call('undoOwnChange', { id })
      setChanges((all) => all.filter((one) => one.id !== id))
    })
  }

  function endAll(): void {
    task.run(async () => {
      await page.api.call('endSession', { everywhere: true })
      onDone(true)
    })
  }

  if (isEndingAll) {
    return (
      <Confirm
        title={words.devices.everywhere}
        body={words.devices.everywhereAsk}
        action={words.devices.signOut}
        task={task}
        onConfirm={endAll}
        onCancel={() => setIsEndingAll(false)}
      />
    )
  }
  if (leaving !== undefined) {
    return (
      <Confirm
        title={words.devices.removeName(nameOf(leaving.name))}
        body={words.devices.removeAsk(nameOf(leaving.name))}
        action={words.devices.remove}
        isGrave
        task={task}
        onConfirm={() => remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    )
  }
  if (asking !== undefined) {
    const { enrollment, code } = asking
    return (
      <ApproveDeviceView
        key={enrollment.id}
        name={nameOf(enrollment.deviceName)}
        code={code}
        task={task}
        onAnswer={(isGranted) => answer(isGranted, asking)}
        onLeave={close}
      />
    )
  }
  return (
    <Sheet
      title={words.devices.title}
      onEscape={close}
      busy={devices === undefined}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            {words.common.close}
          </Button>
          <Button kind="quiet" blocked={devices === undefined} onClick={() => setIsEndingAll(true)}>
            {words.devices.everywhere}
          </Button>
        </>
      }
    >
      {devices === undefined ? (
        error === undefined && <FactsSkeleton lines={4} />
      ) : (
        <ul className={styles.panel}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              change={changes.find((change) => change.device?.id === device.id)}
              onKeep={keep}
              onRemove={() => setLeaving(device)}
            />
          ))}
        </ul>
      )}
      {signedOut !== undefined && (
        <Notice status="warn" live>
          {words.devices.signedOut(signedOut)}
        </Notice>
      )}
      <Trouble error={error ?? task.error} />
    </Sheet>
  )
}

type ConfirmProps = {
  title: string
  body: string
  action: string
  /** It destroys a share: only a browser that vouches is believed. */
  isGrave?: boolean | undefined
  task: Task
  onConfirm: () => void
  onCancel: () => void
}

function Confirm(props: ConfirmProps) {
  const { title, body, action, isGrave, task, onConfirm, onCancel } = props
  const { common } = useWords()
  const confirm = useConfirm({
    onConfirm,
    isGrave,
    review: { kind: 'notice', title, body, action, isDanger: true },
  })
  return (
    <Sheet
      title={title}
      onEscape={onCancel}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={onCancel}>
            {common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} kind="danger" busy={task.isBusy}>
            {action}
          </ConfirmButton>
        </>
      }
    >
      <Notice status="warn">{body}</Notice>
      <Trouble error={task.error} />
    </Sheet>
  )
}

type DeviceRowProps = {
  device: Device
  /** It waits to be removed. */
  change: Change | undefined
  onKeep: (change: Change) => void
  onRemove: () => void
}

function DeviceRow({ device, change, onKeep, onRemove }: DeviceRowProps) {
  const { devices, deviceName } = useWords()
  const name = wordDevice(deviceName, device.name)
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const seen = date.format(device.lastSeenAt * 1_000)
  const note = [
    device.isCurrent ? devices.current : devices.lastSeen(seen),
    ...(device.canSign ? [] : [devices.cannotSign]),
    ...(change === undefined ? [] : [devices.due(date.format(change.dueAt * 1_000))]),
  ].join(' · ')
  return (
    <li>
      <div className={styles.row}>
        <Icon name="phone" />
        <span className={styles.main}>
          <span>{name}</span>
          <span>{note}</span>
        </span>
        {change !== undefined && (
          <button
            type="button"
            className={styles.small}
            aria-label={`${devices.keep}: ${name}`}
            onClick={() => onKeep(change)}
          >
            {devices.keep}
          </button>
        )}
        {!device.isCurrent && change === undefined && (
          <button
            type="button"
            className={styles.small}
            aria-label={devices.removeName(name)}
            onClick={onRemove}
          >
            {devices.remove}
          </button>
        )}
      </div>
    </li>
  )
}
