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
import type { LoaderEvents } from '../host.ts'
import { createWidget, loadWidget } from '../index.ts'
import type { Widget } from '../widget.ts'
import { useKept } from './useKept.ts'

const WidgetContext = createContext<Widget | null | undefined>(undefined)

/**
 * Gives the page's one widget to everything below. On a server, and until it has mounted, there is
 * none and every hook answers what a visitor without a wallet sees.
 *
 * `options` are those of the first render; change a running widget with `updateOptions`.
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
  /** A widget that the site has made itself; `options` is not used then. */
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

/** The page's widget; null on a server and before the first mount. */
export function useWidget(): Widget | null {
  const widget = useContext(WidgetContext)
  if (widget === undefined) throw new Error('useWidget needs a <WidgetProvider> above it')
  return widget
}

/** All that the page may see, and again whenever it changes. */
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

/** Who is connected. */
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

/** Calls the newest `listener` for each event of that name. */
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

/** A plain button, to be styled by the site, that shows one view. */
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

/** "Connect wallet", or the address that is connected; opens Connect or Account. */
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
 * A widget in the flow of the page, such as a bridge (`options={{ mode: 'bridge' }}`); a second
 * widget beside the provider's, which lives as long as this element.
 */
export function InlineWidget({
  options = {},
  onWidget,
  ...rest
}: ComponentProps<'div'> & {
  readonly options?: WidgetOptions
  /** Hands out the widget once it is made, for its events. */
  readonly onWidget?: (widget: Widget) => void
}) {
  const id = useId()
  const first = useRef({ options, onWidget })
  useKept(
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
