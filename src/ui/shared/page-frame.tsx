import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-frame.module.css'

type Boxed = { readonly children: ReactNode; readonly className?: string | undefined }

/** The width of the shop: everything from the header to the footer stands on its edges. */
export function Wrap({ children, className }: Boxed) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>
}

export function Page({ children, className }: Boxed) {
  return <div className={classNames(styles.wrap, styles.page, className)}>{children}</div>
}

type PageHeadProps = {
  readonly title: ReactNode
  /** Smaller, beside the title: "28 of 96 articles". */
  readonly count?: ReactNode
  readonly intro?: ReactNode
  readonly actions?: ReactNode
}

/** The title can take the focus by script, so that a change of page is heard. */
export function PageHead({ title, count, intro, actions }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <div>
        <h1 tabIndex={-1}>
          {title}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </h1>
        {intro !== undefined && <p className={styles.aside}>{intro}</p>}
      </div>
      {actions}
    </div>
  )
}

type SectionProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** An anchor to jump to. */
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Section({ title, note, actions, id, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} note={note} actions={actions} />
      {children}
    </section>
  )
}

type SectionHeadProps = {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly level?: 2 | 3
}

export function SectionHead({ title, id, note, actions, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.sectionHead}>
      <div>
        <Heading id={id}>{title}</Heading>
        {note !== undefined && <p className={styles.aside}>{note}</p>}
      </div>
      {actions}
    </div>
  )
}
