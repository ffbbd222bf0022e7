import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './page-layout.module.css'

/**
 * Moves the focus by script: a link to `#main` would be a navigation without the router, about which the router
 * warns while a page can block navigations.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

/** Link to the main content; the first element that Tab reaches. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      <FormattedMessage id="frame.skip" />
    </a>
  )
}
