import styles from './progress-bar.module.css'

type Props = {
  /** Accessible name; absent if the text beside the bar has the same content. */
  readonly label?: string | undefined
  readonly value: number
  readonly maximum: number
}

export function ProgressBar({ label, value, maximum }: Props) {
  const isSilent = label === undefined
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      aria-hidden={isSilent || undefined}
      value={value}
      max={maximum}
    />
  )
}
