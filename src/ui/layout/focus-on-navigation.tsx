import { Component, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusChosenByUser, observeFocus } from './is-focus-chosen-by-user.ts'
import styles from '../shared/visually-hidden.module.css'

/** Path of the last page of this tab. Module state, because the component is remounted with each layout. */
let shownPathname: string | undefined

/**
 * After a navigation the title gets the focus, screen readers announce it, and the page fades in. The focus does not
 * move on the first page, nor after a navigation that only changes the query. If the user has focused an element during
 * the navigation, the element keeps the focus.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const spoken = useRef<HTMLDivElement>(null)

  // runs as a layout effect, because after the paint the user may already have focused an element
  useLayoutEffect(() => {
    const hasArrived = shownPathname !== undefined && shownPathname !== pathname
    shownPathname = pathname
    if (!hasArrived) return
    if (!isFocusChosenByUser()) focusTitle()
    fadeIn()
    if (spoken.current) spoken.current.textContent = document.title
  }, [pathname])
  useLayoutEffect(observeFocus, [])

  return (
    <>
      <BlurBeforeNavigation pathname={pathname} />
      <div ref={spoken} role="status" className={styles.hidden} />
    </>
  )
}

/**
 * Blurs the focused element of the old page before React removes it, because Chromium lays out all nodes to be removed
 * if one of them has the focus. No hook runs as early as `getSnapshotBeforeUpdate`.
 */
class BlurBeforeNavigation extends Component<{ readonly pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { readonly pathname: string }): null {
    const { activeElement } = document
    const leaves = pathname !== this.props.pathname && activeElement?.closest('main')
    if (leaves && activeElement instanceof HTMLElement) activeElement.blur()
    return null
  }

  // React requires this method beside `getSnapshotBeforeUpdate`
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
