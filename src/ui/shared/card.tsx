import type { ComponentProps, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import { Text } from './text.tsx'

type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined
}

export function Card({ as = 'div', className, ...attributes }: CardProps) {
  // cast to one element type for TypeScript: all possible elements accept the same attributes
  const Element = as as 'div'
  return <Element {...attributes} className={classNames(styles.card, className)} />
}

type CardHeadProps = {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly level?: 2 | 3
  readonly actions?: ReactNode
}

export function CardHead({ title, id, level = 2, actions }: CardHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Text as={Heading} id={id} large>
        {title}
      </Text>
      {actions}
    </div>
  )
}

export function CardBody({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames(styles.body, className)} />
}
