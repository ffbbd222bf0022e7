import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { useScaleTexts } from '../../part/price.tsx'
import { classNames } from '../../shared/class-names.ts'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './part-details.module.css'

type Props = { readonly part: ProductSummary }

export function PartDetails({ part }: Props) {
  const facts = useFacts(part)
  const attributes = part.keyAttributes.map((attribute) => ({
    key: attribute.id,
    term: attribute.name,
    value: <AttributeValue attribute={attribute} quietUnit />,
  }))
  return (
    <div role="row" className={styles.row}>
      <div role="gridcell" className={classNames(styles.cell, utilities.oneColumnOnPhone)}>
        <KeyValueList items={attributes} />
        {facts.length > 0 && <KeyValueList items={facts} />}
      </div>
    </div>
  )
}

function useFacts({ mainOe, replaces, price }: ProductSummary): readonly KeyValue[] {
  const intl = useIntl()
  const scaleTexts = useScaleTexts()
  const facts: KeyValue[] = []
  if (mainOe) {
    facts.push({
      key: 'oe',
      term: <FormattedMessage id="product.mainOe" />,
      value: `${mainOe.referenceNo} (${mainOe.manufacturer})`,
    })
  }
  if (replaces.length > 0) {
    facts.push({
      key: 'replaces',
      term: <FormattedMessage id="product.replaces" />,
      value: intl.formatList(replaces, { style: 'narrow', type: 'unit' }),
    })
  }
  const steps = price ? scaleTexts(price) : []
  if (steps.length > 0) {
    facts.push({ key: 'scale', term: <FormattedMessage id="product.scale" />, value: steps.join(' · ') })
  }
  return facts
}
