import type { Core } from '../core.ts'
import type { Alert, Toast } from './slice.ts'

/** Shows a toast in place of the one before (S4.03). */
export function showToast(core: Core, kind: Toast['kind'], content: Toast['content']): void {
  core.store.setState(({ notices }) => ({
    notices: {
      ...notices,
      toastCount: notices.toastCount + 1,
      toast: { id: notices.toastCount + 1, at: core.now(), kind, content },
    },
  }))
}

/** Takes the toast away, if it is still this one. */
export function hideToast(core: Core, id: number): void {
  core.store.setState(({ notices }) =>
    notices.toast?.id === id ? { notices: { ...notices, toast: undefined } } : {},
  )
}

/** Shows an alert once per code (S8.03). */
export function showAlert(core: Core, alert: Alert): void {
  core.store.setState(({ notices }) =>
    notices.shownAlerts.includes(alert.code)
      ? {}
      : {
          notices: {
            ...notices,
            alert: { ...alert, at: core.now() },
            shownAlerts: [...notices.shownAlerts, alert.code],
          },
        },
  )
}

/** Takes the alert away. */
export function hideAlert(core: Core): void {
  core.store.setState(({ notices }) => ({ notices: { ...notices, alert: undefined } }))
}
