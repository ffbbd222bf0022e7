import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './copy-button.module.css'
import { Icon } from './icon.tsx'
import utilities from './utilities.module.css'

type Props = {
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  /** Shown if the browser denies access to the clipboard. */
  readonly failedLabel: string
  readonly className?: string | undefined
}

const SHOWN_FOR = 2000

export function CopyButton({ text, label, copiedLabel, failedLabel, className }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <span data-scripts-only className={classNames(styles.place, className)}>
      <button
        type="button"
        className={classNames(styles.copy, utilities.accentOnHover)}
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
      </button>
      <span className={styles.outcome} role="status">
        {outcome && (outcome === 'copied' ? copiedLabel : failedLabel)}
      </span>
    </span>
  )
}
