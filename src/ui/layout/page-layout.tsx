import type { ReactNode } from 'react'
import { FocusOnNavigation } from './focus-on-navigation.tsx'
import styles from './page-layout.module.css'
import { Alerts, OnBehalfBar, VersionNotice } from './lazy-layout-parts.ts'
import { PageProgress } from './page-progress.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  readonly header: ReactNode
  readonly footer?: ReactNode
  /** Content of the page with its h1; `PageLayout` adds the main element. */
  readonly children: ReactNode
}

/** Sets the date that the print style shows beside the name of the shop. */
function showPrintDate(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined
  const show = () => {
    const today = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' })
    main.dataset['printed'] = today.format()
  }
  addEventListener('beforeprint', show)
  return () => removeEventListener('beforeprint', show)
}

/** Header, footer and main element around the page, the same in every layout. */
export function PageLayout({ header, footer, children }: Props) {
  return (
    <>
      <SkipLink />
      <PageProgress />
      {header}
      <OnBehalfBar />
      <main id="main" tabIndex={-1} className={styles.page} ref={showPrintDate}>
        {children}
      </main>
      {footer}
      <Alerts />
      <VersionNotice />
      <FocusOnNavigation />
    </>
  )
}
