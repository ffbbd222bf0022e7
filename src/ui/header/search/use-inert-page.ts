import { useEffect, type RefObject } from 'react'

/** Where a layer takes the whole width, as on a phone, the page that it covers is out of reach (design). */
export function useInertPage(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const width = layer.current?.offsetWidth ?? 0
    if (width < document.documentElement.clientWidth) return
    const covered = document.querySelectorAll<HTMLElement>('main, main ~ footer')
    for (const element of covered) element.inert = true
    return () => {
      for (const element of covered) element.inert = false
    }
  }, [layer])
}
