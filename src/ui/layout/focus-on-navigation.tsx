import { Component, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { chosenFocus, followFocus } from './chosen-focus.ts'
import styles from '../shared/visually-hidden.module.css'

/** The page this tab showed last. It outlives the layouts, which change with the pages. */
let shownPathname: string | undefined

/**
 * After a navigation the title gets the focus and is announced, and the page fades in, in every layout. The
 * first page keeps the focus of the browser, and so does a navigation that only changes the query. An element
 * that the user has focused during the navigation keeps the focus.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const spoken = useRef<HTMLDivElement>(null)

  // before paint: later, a user who has begun to use the page would lose the focus
  useLayoutEffect(() => {
    const hasArrived = shownPathname !== undefined && shownPathname !== pathname
    shownPathname = pathname
    if (!hasArrived) return
    if (!chosenFocus()) focusTitle()
    fadeIn()
    if (spoken.current) spoken.current.textContent = document.title
  }, [pathname])
  useLayoutEffect(followFocus, [])

  return (
    <>
      <BlurBeforeNavigation pathname={pathname} />
      <div ref={spoken} role="status" className={styles.hidden} />
    </>
  )
}

/**
 * Removes the focus from the old page before React changes the document: the removal of a focused element makes
 * Chromium lay out all that is about to be removed. No hook runs as early.
 */
class BlurBeforeNavigation extends Component<{ readonly pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { readonly pathname: string }): null {
    const { activeElement } = document
    const leaves = pathname !== this.props.pathname && activeElement?.closest('main')
    if (leaves && activeElement instanceof HTMLElement) activeElement.blur()
    return null
  }

  // React demands it beside a snapshot
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}

/** Duration from the design tokens, which is zero for users who prefer reduced motion. */
function fadeIn(): void {
  const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion-in')
  // the build writes 200ms as .2s
  const duration = Number.parseFloat(motion) * (motion.trim().endsWith('ms') ? 1 : 1_000)
  if (!(duration > 0)) return
  document
    .getElementById('main')
    ?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration, id: 'page-transition' })
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!title) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
