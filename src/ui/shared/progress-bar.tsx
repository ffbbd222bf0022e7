import styles from './progress-bar.module.css'

type Props = {
  readonly label: string
  readonly value: number
  readonly maximum: number
}

export function ProgressBar({ label, value, maximum }: Props) {
  return <progress className={styles.progress} aria-label={label} value={value} max={maximum} />
}
