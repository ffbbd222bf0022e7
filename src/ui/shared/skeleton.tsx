import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { Cluster } from './stack.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = {
  /** Width in percent of the available width. */
  readonly width?: 20 | 40 | 60 | 80 | 100
  readonly shape?: 'line' | 'thumb' | undefined
}

export function Skeleton({ width = 100, shape = 'line' }: Props) {
  return <span className={classNames(styles.bone, shape === 'thumb' ? styles.thumb : styles[`w${width}`])} />
}

type LoadingProps = {
  /** Name of the loading content, for screen readers. */
  readonly label: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Placeholder of loading content. It reserves the space at once and shows the skeletons after 300 ms. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.lazy}>
        {children}
      </div>
    </div>
  )
}

/** A list row with a drawing and two lines. */
export function SkeletonRow() {
  return (
    <Cluster gap={12} align="center" noWrap>
      <Skeleton shape="thumb" />
      <span className={styles.lines}>
        <Skeleton width={40} />
        <Skeleton width={60} />
      </span>
    </Cluster>
  )
}
