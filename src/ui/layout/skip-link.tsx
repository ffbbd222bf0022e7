import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './frame.module.css'

/**
 * Without a navigation, because the router warns about one outside of it while a page may block navigations.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      <FormattedMessage id="frame.skip" />
    </a>
  )
}
