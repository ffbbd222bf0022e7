import { useEffect, useState, type RefObject } from 'react'

/** True if the table is wider than its container, which depends on the language. Undefined until measured. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean | undefined {
  const [isTooWide, setTooWide] = useState<boolean>()
  useEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return isTooWide
}
