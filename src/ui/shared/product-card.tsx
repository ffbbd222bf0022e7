import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import { PartImage } from './part-image.tsx'
import { PartNumber } from './part-number.tsx'
import styles from './product-card.module.css'
import { Text } from './text.tsx'

type Props = {
  readonly to: To
  readonly number: ReactNode
  readonly name: ReactNode
  readonly imageSrc: string | undefined
  /** Content of the corner, such as a promotion badge. */
  readonly badge?: ReactNode
  /** Short lines below the name: dimensions, the main OE number. */
  readonly notes?: readonly ReactNode[] | undefined
  /** Price, availability and quantity, if the user may see them. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Card of a part. The part number is a link, which covers the whole card. */
export function ProductCard({ to, number, name, imageSrc, badge, notes = [], children, className }: Props) {
  return (
    <Card className={classNames(styles.product, className)}>
      <PartImage className={styles.image} src={imageSrc} sizes="(width <= 560px) 104px, 176px" alt="" />
      <div>
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
        <p className={styles.number}>
          <PartNumber to={to} size="list">
            {number}
          </PartNumber>
        </p>
        <p>{name}</p>
        {notes.map((note, index) => (
          <Text as="p" key={index} small muted>
            {note}
          </Text>
        ))}
      </div>
      {children !== undefined && <div className={styles.buying}>{children}</div>}
    </Card>
  )
}
