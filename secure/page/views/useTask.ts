import { useState } from 'react'

/** Something that runs once at a time, and what came of it. */
export type Task = { isBusy: boolean; error: unknown; run: (work: () => Promise<void>) => void }

export function useTask(): Task {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: undefined,
  })
  return {
    ...state,
    run(work) {
      if (state.isBusy) return
      setState({ isBusy: true, error: undefined })
      work().then(
        () => setState({ isBusy: false, error: undefined }),
        (error: unknown) => setState({ isBusy: false, error }),
      )
    },
  }
}
