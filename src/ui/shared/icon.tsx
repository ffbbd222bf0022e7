import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import { spriteUrl } from './sprite.ts'

type Props = {
  readonly name: IconName
  /** Pixels; 20 stands beside text, 16 in small controls, 14 in badges, 24 alone. */
  readonly size?: 14 | 16 | 20 | 24
  readonly className?: string | undefined
}

/** Always decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  )
}
