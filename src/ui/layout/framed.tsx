import type { ReactNode } from 'react'
import { Arrival } from './arrival.tsx'
import styles from './frame.module.css'
import { Alerts, VersionNotice } from './late-frame.ts'
import { PageProgress } from './page-progress.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  readonly header: ReactNode
  readonly footer?: ReactNode
  /** The page: it brings its h1, never a main of its own. */
  readonly children: ReactNode
}

/** What stands around the page in every layout. */
export function Framed({ header, footer, children }: Props) {
  return (
    <>
      <SkipLink />
      <PageProgress />
      {header}
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {footer}
      <Alerts />
      <VersionNotice />
      <Arrival />
    </>
  )
}
