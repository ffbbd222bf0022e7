import { FormattedMessage, useIntl } from 'react-intl'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import { SECTION_IDS } from './section-ids.ts'
import styles from './product.module.css'
import type { Product } from '#domain/products/product.ts'

export function ProductAttributes({ product }: { readonly product: Product }) {
  const headingId = `${SECTION_IDS.attributes}-heading`
  return (
    <section id={SECTION_IDS.attributes} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <VisuallyHidden>
          <FormattedMessage id="product.section.attributes" />
        </VisuallyHidden>
      </h2>
      <KeyValueList variant="columns" items={useAllAttributes(product)} />
    </section>
  )
}

function useAllAttributes(product: Product): readonly KeyValue[] {
  const intl = useIntl()
  const { attributes, weightKg, customsTariffNo, countryOfOrigin } = product
  return [
    ...attributes.map((attribute) => ({
      key: attribute.id,
      term: attribute.name,
      value: <AttributeValue attribute={attribute} />,
    })),
    {
      key: 'own:weight',
      term: <FormattedMessage id="product.weight" />,
      value: <AttributeValue attribute={{ value: weightKg, unit: 'KGM' }} />,
    },
    { key: 'own:customs', term: <FormattedMessage id="product.customsTariffNo" />, value: customsTariffNo },
    {
      key: 'own:origin',
      term: <FormattedMessage id="product.countryOfOrigin" />,
      value: intl.formatDisplayName(countryOfOrigin, { type: 'region' }) ?? countryOfOrigin,
    },
  ]
}
