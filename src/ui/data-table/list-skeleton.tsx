import { Skeleton } from '../shared/skeleton.tsx'
import styles from './list-skeleton.module.css'

const ROWS = [60, 80, 40, 60, 100, 80, 60, 40] as const

/**
 * Placeholder over the previous rows while others load. It appears after a delay, so that a fast response does not
 * flicker.
 */
export function ListSkeleton() {
  return (
    <div className={styles.cover} aria-hidden="true">
      {ROWS.map((width, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={20} />
          <Skeleton width={width} />
          <Skeleton width={20} />
        </div>
      ))}
    </div>
  )
}
