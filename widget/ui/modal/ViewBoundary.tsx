import { Component, type ReactNode } from 'react'
import { ChunkFailed } from './shell/Shell.tsx'

type State = { readonly failed: boolean }

/** Catches a view whose code did not come or that broke: reload is offered, funds are not touched. */
export class ViewBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <ChunkFailed onReload={() => location.reload()} />
    ) : (
      this.props.children
    )
  }
}
