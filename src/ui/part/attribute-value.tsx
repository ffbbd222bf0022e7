import { useIntl } from 'react-intl'
import { Text } from '../shared/text.tsx'
import { measureText, numberText, unitText } from './measure-text.ts'
import styles from './attribute-value.module.css'
import type { Attribute } from '#domain/products/product.ts'

type Props = {
  readonly attribute: Pick<Attribute, 'value' | 'unit'>
  /** True to show the unit smaller and grey. */
  readonly quietUnit?: boolean | undefined
}

/** A measure in the notation of the language: `1354` and `MMT` are "1,354 mm". */
export function AttributeValue({ attribute: { value, unit }, quietUnit }: Props) {
  const intl = useIntl()
  if (typeof value === 'string') return value

  const notation = quietUnit ? unitText(intl, unit) : undefined
  if (notation === undefined) return <Text unbroken>{measureText(intl, value, unit)}</Text>
  return (
    <Text unbroken>
      {`${numberText(intl, value)}\u00A0`}
      <span className={styles.quiet}>{notation}</span>
    </Text>
  )
}
