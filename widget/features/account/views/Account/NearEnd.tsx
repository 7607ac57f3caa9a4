import { useEffect, useRef } from 'react'

/** Stands after a list and says when it comes into sight; again after each time the list grew. */
export function NearEnd({ count, onEnd }: { count: number; onEnd: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew
  useEffect(() => {
    const element = mark.current
    if (element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, onEnd])
  return <div ref={mark} aria-hidden="true" />
}
