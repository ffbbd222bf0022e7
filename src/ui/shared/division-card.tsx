import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './division-card.module.css'
import card from './link-card.module.css'
import { PartImage } from './part-image.tsx'
import { Text } from './text.tsx'

type Props = {
  readonly to: To
  readonly name: ReactNode
  readonly count?: ReactNode
  readonly imageSrc: string | undefined
}

export function DivisionCard({ to, name, count, imageSrc }: Props) {
  return (
    <Link className={classNames(card.card, styles.tile)} to={to}>
      <PartImage className={styles.image} src={imageSrc} sizes="(width <= 560px) 88px, 120px" alt="" />
      <span className={classNames(card.name, styles.name)}>{name}</span>
      <Text small muted className={styles.count}>
        {count}
      </Text>
    </Link>
  )
}
