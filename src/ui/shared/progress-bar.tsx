import styles from './progress-bar.module.css'

type Props = {
  /** Absent if the text beside the bar says the same. */
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
