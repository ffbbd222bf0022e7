import { useEffect } from 'react'
import { useContainer } from '../kernel/container.tsx'
import { idle } from '../shared/idle.ts'

let isPrefetching = false

/** Once the page answers, those are fetched to which it leads. */
export function NextPages() {
  const container = useContainer()
  useEffect(() => {
    if (isPrefetching) return
    isPrefetching = true
    const begin = async () => {
      if (document.readyState !== 'complete') {
        await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
      }
      await idle()
      const { prefetchNextPages } = await import('./next-page.ts')
      prefetchNextPages(container)
    }
    // without its scripts a click fetches what it needs
    void begin().catch(() => {})
  }, [container])
  return null
}
