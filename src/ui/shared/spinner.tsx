import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './spinner.module.css'

type Props = {
  readonly size?: 14 | 16 | 20 | 24
  readonly className?: string | undefined
}

export function Spinner({ size = 20, className }: Props) {
  return <Icon name="spinner" size={size} className={classNames(styles.spinner, className)} />
}
