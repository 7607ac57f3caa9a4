import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { ImageProxy } from '../components/ImageProxy.tsx'

const CoreContext = createContext<Core | undefined>(undefined)

/** Gives the views below what every action takes first. */
export function CoreProvider({ core, children }: { core: Core; children: ReactNode }) {
  const { imageProxyUrl } = core.deployment.services ?? {}
  return (
    <CoreContext value={core}>
      <ImageProxy url={imageProxyUrl}>{children}</ImageProxy>
    </CoreContext>
  )
}

/** The core of this widget. */
export function useCore(): Core {
  const core = useContext(CoreContext)
  if (core === undefined) throw new Error('A view was drawn outside CoreProvider.')
  return core
}

/** A part of the state; draws again when that part is another value. */
export function useWidgetState<T>(select: (state: State) => T): T {
  return useStore(useCore().store, select)
}
