import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from '../shared/visually-hidden.module.css'

/** The page this tab showed last. It outlives the layouts, which change with the pages. */
let shownPathname: string | undefined

/**
 * After a change of page the focus stands on its title, and its title is read aloud. The first page keeps the
 * focus where the browser put it, and so does a page whose query alone has changed.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const spoken = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const hasArrived = shownPathname !== undefined && shownPathname !== pathname
    shownPathname = pathname
    if (!hasArrived) return
    focusTitle()
    if (spoken.current) spoken.current.textContent = document.title
  }, [pathname])

  return <div ref={spoken} role="status" className={styles.hidden} />
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!title) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
