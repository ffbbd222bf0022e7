import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'

/** The page this tab showed last. It outlives the layouts, which change with the pages. */
let shownPathname: string | undefined

/**
 * After a change of page the focus stands on its title, and its title is read aloud. The first page keeps the
 * focus where the browser put it, and so does a page whose query alone has changed.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const hasArrived = shownPathname !== undefined && shownPathname !== pathname
    shownPathname = pathname
    if (!hasArrived) return
    focusTitle()
    setTitle(document.title)
  }, [pathname])

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!title) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
