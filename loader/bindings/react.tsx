import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { OpenView, PublicState, WidgetOptions } from '#protocol'
import { disconnectedState } from '#protocol'
import type { LoaderEvents } from '../stage0/loaderContext.ts'
import { createWidget, loadWidget } from '../index.ts'
import type { Widget } from '../stage0/widget.ts'
import { useStableInstance } from './useStableInstance.ts'

const WidgetContext = createContext<Widget | null | undefined>(undefined)

/**
 * Provides the page's shared widget to its children. On a server, and before the first mount, there is no
 * widget, and every hook returns the state of a visitor without a wallet.
 *
 * The provider reads `options` at the first render only. Change a running widget with `updateOptions`.
 *
 * @example
 * <WidgetProvider options={{ frameUrl: 'https://widget.example/embed/' }}>
 *   <ConnectButton />
 * </WidgetProvider>
 */
export function WidgetProvider({
  options,
  widget: given,
  children,
}: {
  readonly options?: WidgetOptions
  /** A widget that you made yourself. The provider then ignores `options`. */
  readonly widget?: Widget
  readonly children?: ReactNode
}) {
  const [widget, setWidget] = useState<Widget | null>(given ?? null)
  const first = useRef(options)
  useEffect(() => {
    if (given !== undefined) {
      setWidget(given)
      return
    }
    let isCurrent = true
    loadWidget(first.current).then((loaded) => isCurrent && setWidget(loaded))
    return () => {
      isCurrent = false
    }
  }, [given])
  return <WidgetContext.Provider value={widget}>{children}</WidgetContext.Provider>
}

/** Returns the page's widget; null on a server and before the first mount. */
export function useWidget(): Widget | null {
  const widget = useContext(WidgetContext)
  if (widget === undefined) throw new Error('useWidget needs a <WidgetProvider> above it')
  return widget
}

/** Returns the public state, and renders again when it changes. */
export function useWidgetState(): PublicState {
  const widget = useWidget()
  return useSyncExternalStore(
    (listener) => widget?.subscribe(listener) ?? (() => undefined),
    () => widget?.getState() ?? disconnectedState,
    () => disconnectedState,
  )
}

export type Account = {
  readonly isConnected: boolean
  readonly status: PublicState['status']
  /** CAIP-10, `eip155:8453:0x…`. */
  readonly caipAccountId: string | undefined
  readonly address: string | undefined
  /** CAIP-2, `eip155:8453`. */
  readonly caipChainId: string | undefined
  readonly wallet: PublicState['wallet']
}

/** Returns the connected account. */
export function useAccount(): Account {
  const { accounts, status, caipChainId, wallet } = useWidgetState()
  const caipAccountId = accounts[0]
  return useMemo(
    () => ({
      isConnected: caipAccountId !== undefined,
      status,
      caipAccountId,
      address: caipAccountId?.slice(caipAccountId.lastIndexOf(':') + 1),
      caipChainId,
      wallet,
    }),
    [caipAccountId, status, caipChainId, wallet],
  )
}

/** Calls your latest `listener` whenever the event fires. */
export function useWidgetEvent<K extends keyof LoaderEvents>(
  name: K,
  listener: (payload: LoaderEvents[K]) => void,
): void {
  const widget = useWidget()
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => {
    if (widget === null) return
    const hear = (payload: LoaderEvents[K]) => newest.current(payload)
    widget.on(name, hear)
    return () => {
      widget.off(name, hear)
    }
  }, [widget, name])
}

type ButtonProps = ComponentProps<'button'>

/** A plain button that opens `view`. Style it like any button of yours. */
export function OpenButton({ view, ...rest }: ButtonProps & { readonly view?: OpenView }) {
  const widget = useWidget()
  return (
    <button
      type="button"
      disabled={widget === null}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        // Told by the `error` event, and again when it is opened.
        widget?.preload().catch(() => undefined)
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented) {
          // Told by the `error` event and by the widget's own card.
          widget?.open(view === undefined ? {} : { view }).catch(() => undefined)
        }
      }}
    />
  )
}

/** A plain button with "Connect wallet" or the connected address. It opens Connect or Account. */
export function ConnectButton({
  children = 'Connect wallet',
  ...rest
}: Omit<ButtonProps, 'children'> & { readonly children?: ReactNode }) {
  const { address } = useAccount()
  return (
    <OpenButton {...rest}>
      {address === undefined ? children : `${address.slice(0, 6)}…${address.slice(-4)}`}
    </OpenButton>
  )
}

/**
 * A widget in the flow of the page, such as a bridge (`options={{ mode: 'bridge' }}`). It is a separate widget
 * from the provider's, and it exists as long as this component is mounted.
 */
export function InlineWidget({
  options = {},
  onWidget,
  ...rest
}: ComponentProps<'div'> & {
  readonly options?: WidgetOptions
  /** Called with the widget when it is made, so that you can listen to its events. */
  readonly onWidget?: (widget: Widget) => void
}) {
  const id = useId()
  const first = useRef({ options, onWidget })
  useStableInstance(
    () => {
      const widget = createWidget({
        mode: 'inline',
        ...first.current.options,
        target: `[data-causeway-inline="${id}"]`,
      })
      first.current.onWidget?.(widget)
      return widget
    },
    (widget) => void widget.destroy(),
  )
  return <div {...rest} data-causeway-inline={id} />
}
