import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-frame.module.css'
import { Cluster } from './stack.tsx'
import { Text } from './text.tsx'
import utilities from './utilities.module.css'

type Boxed = { readonly children: ReactNode; readonly className?: string | undefined }

/** The common page width: header, content and footer align with its edges. */
export function Container({ children, className }: Boxed) {
  return <div className={classNames(styles.container, className)}>{children}</div>
}

export function Page({ children, className }: Boxed) {
  return <div className={classNames(styles.container, styles.page, className)}>{children}</div>
}

type PageHeadProps = {
  readonly title: ReactNode
  /** Smaller text beside the title: "28 of 96 articles". */
  readonly count?: ReactNode
  readonly intro?: ReactNode
  readonly actions?: ReactNode
}

/** Title of a page. It is focusable, so that a script can focus it and screen readers announce the new page. */
export function PageHead({ title, count, intro, actions }: PageHeadProps) {
  return (
    <Cluster gap={24} rowGap={8} align="center" justify="between" className={styles.pageHead}>
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
        {intro !== undefined && (
          <Text as="p" muted className={utilities.before4}>
            {intro}
          </Text>
        )}
      </div>
      {actions}
    </Cluster>
  )
}

type SectionProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Element id, for links on the page. */
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
    <Cluster gap={16} align="baseline" justify="between" noWrap className={styles.sectionHead}>
      <div>
        <Heading id={id}>{title}</Heading>
        {note !== undefined && (
          <Text as="p" muted>
            {note}
          </Text>
        )}
      </div>
      {actions}
    </Cluster>
  )
}
