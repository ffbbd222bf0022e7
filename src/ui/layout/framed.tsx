import type { ReactNode } from 'react'
import { FocusOnNavigation } from './focus-on-navigation.tsx'
import styles from './frame.module.css'
import { Alerts, OnBehalfBar, VersionNotice } from './lazy-frame.ts'
import { PageProgress } from './page-progress.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  readonly header: ReactNode
  readonly footer?: ReactNode
  /** The page with its h1, but without a main element. */
  readonly children: ReactNode
}

/** Frame around the page in every layout. */
export function Framed({ header, footer, children }: Props) {
  return (
    <>
      <SkipLink />
      <PageProgress />
      {header}
      <OnBehalfBar />
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {footer}
      <Alerts />
      <VersionNotice />
      <FocusOnNavigation />
    </>
  )
}
