import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../shared/class-names.ts'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'

type Props = {
  readonly title: ReactNode
  /** True for a column that phones omit (spec 2). */
  readonly onlyWide?: boolean | undefined
} & Pick<ComponentProps<'ul'>, 'children' | 'dangerouslySetInnerHTML'>

export function FooterColumn({ title, onlyWide, ...content }: Props) {
  const titleId = useId()
  return (
    <div className={classNames(onlyWide && utilities.notOnPhone)}>
      <Text as="h2" id={titleId} small muted className={utilities.after8}>
        {title}
      </Text>
      <Stack as="ul" aria-labelledby={titleId} {...content} />
    </div>
  )
}
