import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import { spriteUrl } from './sprite.ts'

type Props = {
  readonly name: IconName
  /** Pixels: 20 beside text, 16 in small controls, 14 in badges, 24 without text. */
  readonly size?: 14 | 16 | 20 | 24
  readonly className?: string | undefined
}

/** Decorative: the adjacent text or the button label has the meaning. */
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
