import { classNames } from './class-names.ts'
import styles from './flag.module.css'

type Props = {
  /** Country code, ISO 3166-1 alpha-2. */
  readonly countryId: string
  readonly className?: string | undefined
}

/** Decorative: the country name is next to it. An image, because some systems have no emoji flags. */
export function Flag({ countryId, className }: Props) {
  return (
    <img
      className={classNames(styles.flag, className)}
      src={`/flags/${countryId}.svg`}
      width={24}
      height={16}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
