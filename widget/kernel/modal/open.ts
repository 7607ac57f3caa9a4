import { BaseError, type Namespace, type OpenOptions } from '#protocol'
import { isBridgeOnly } from '../config/slice.ts'
import type { Core } from '../core.ts'
import { log } from '../logs/log.ts'
import { showAlert } from '../notices/notices.ts'
import { reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { View } from '../router/view.ts'
import type { State } from '../store.ts'
import { chooseView } from './chooseView.ts'
import { VIEW_WAIT_MS } from './limits.ts'

/**
 * Opens the widget and resolves when the view is drawn. A given view is used; otherwise a
 * connected account gives Account, and Connect is the rest, or apps where a phone has nothing else
 * to offer (S2.02).
 */
export async function open(core: Core, options: OpenOptions = {}): Promise<{ view: string }> {
  for (const { on } of core.features) await on?.open?.(core, options)
  for (const { checkArguments } of core.features) await checkArguments?.(core, options)
  for (const { takeArguments } of core.features) await takeArguments?.(core, options)
  const next = chooseView(core, options)
  alertMissingProject(core, options)
  return openAt(core, next, options.namespace)
}

/**
 * Opens the widget with this view, and resolves when the view is drawn, or as soon as the widget is
 * closed before that.
 */
export async function openAt(
  core: Core,
  next: View,
  namespace?: Namespace | undefined,
): Promise<{ view: string }> {
  const state = core.store.getState()
  const isOffered = state.networks.offered.some((network) => network.namespace === namespace)
  const same = state.modal.open && topView(state.router).name === next.name
  if (!same) reset(core, next)
  core.store.setState(({ modal }) => ({
    modal: {
      ...modal,
      open: true,
      namespace: isOffered ? namespace : undefined,
      shownView: same ? modal.shownView : undefined,
    },
  }))
  return { view: await shown(core, next.name) }
}

/** Tells the site, once, that what it asks for needs a project id (S8.03). */
function alertMissingProject(core: Core, { view }: OpenOptions): void {
  const { config } = core.store.getState()
  if (view === undefined || isBridgeOnly(config)) return
  const { needsProject, needsWalletList } = core.views[view]
  const lacksProject = needsProject === true && config.project !== true
  const lacksList = needsWalletList === true && config.walletRegistry !== true
  if (!lacksProject && !lacksList) return
  const alert = { code: 'PROJECT_ID_NOT_CONFIGURED', message: 'Project ID Not Configured' }
  showAlert(core, alert)
  log(core, 'error', `${alert.message}: ${view} needs one`)
}

/** The name of the view once it is drawn, or of the one that was to be drawn when it closes. */
function shown(core: Core, next: View['name']): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    const check = ({ modal }: State) => {
      if (modal.open && modal.shownView === undefined) return
      stop()
      resolve(modal.shownView ?? next)
    }
    const unsubscribe = core.store.subscribe(check)
    const timer = setTimeout(() => {
      stop()
      reject(new BaseError('The view did not load', { code: 'VIEW_NOT_LOADED' }))
    }, VIEW_WAIT_MS)
    check(core.store.getState())
  })
}
