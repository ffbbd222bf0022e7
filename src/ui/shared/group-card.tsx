import type { MouseEvent, ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './group-card.module.css'
import { Icon } from './icon.tsx'
import card from './link-card.module.css'
import { PartImage } from './part-image.tsx'
import { Text } from './text.tsx'

type Texts = {
  readonly name: ReactNode
  /** A short summary of the group. */
  readonly summary?: ReactNode
  readonly count?: ReactNode
}

type GroupCardProps = Texts & { readonly to: To; readonly imageSrc: string | undefined }

export function GroupCard({ to, imageSrc, ...texts }: GroupCardProps) {
  return (
    <Link className={classNames(card.card, styles.group)} to={to}>
      <PartImage className={styles.image} src={imageSrc} sizes="88px" alt="" />
      <CardTexts {...texts} />
    </Link>
  )
}

type ShowMoreCardProps = Texts & {
  /** The page with all groups, for browsers without scripts and for new tabs. */
  readonly to: To
  readonly onExpand: () => void
}

/** The last card: shows the remaining groups. */
export function ShowMoreCard({ to, onExpand, ...texts }: ShowMoreCardProps) {
  const expand = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onExpand()
  }
  return (
    <Link className={classNames(card.card, styles.group, styles.more)} to={to} onClick={expand}>
      <CardTexts {...texts} />
      <Icon name="chevron-down" />
    </Link>
  )
}

function CardTexts({ name, summary, count }: Texts) {
  return (
    <span className={styles.texts}>
      <span className={card.name}>{name}</span>
      {summary !== undefined && (
        <Text small muted>
          {summary}
        </Text>
      )}
      {count !== undefined && (
        <Text small muted>
          {count}
        </Text>
      )}
    </span>
  )
}
