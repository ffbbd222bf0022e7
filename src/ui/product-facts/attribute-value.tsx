import { useIntl } from 'react-intl'
import type { AttributeFacts } from './part-facts.view-model.ts'
import styles from './attribute-value.module.css'

/** The UN/ECE codes that have a notation of their own in each language. Pieces (C62) are a bare number. */
const KNOWN_UNITS: ReadonlySet<string> = new Set(
  'MMT CMT MTR KGM GRM LTR L2 RPM NEW LUM BAR CEL VLT WTT AMP AMH'.split(' '),
)

type Props = {
  readonly attribute: Pick<AttributeFacts, 'value' | 'unit'>
  /** The unit smaller and grey, where the number is what one looks for. */
  readonly quietUnit?: boolean | undefined
}

/** A measure in the reader's notation: `1354` and `MMT` are "1,354 mm". */
export function AttributeValue({ attribute: { value, unit }, quietUnit }: Props) {
  const intl = useIntl()
  if (typeof value === 'string') return <span className={styles.word}>{value}</span>

  const number = intl.formatNumber(value, { format: 'grouped' })
  if (unit === undefined || unit === 'C62') return <span className={styles.number}>{number}</span>
  return (
    <span className={styles.number}>
      {number}
      {'\u00A0'}
      <span className={quietUnit ? styles.quiet : undefined}>
        {KNOWN_UNITS.has(unit) ? intl.formatMessage({ id: `unit.${unit}` }) : unit}
      </span>
    </span>
  )
}
