import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '../../shared/text.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { MarkedText } from '../../part/marked-text.tsx'
import { SectionHead } from '../../shared/page-frame.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Input } from '../../shared/text-input.tsx'
import { SECTION_IDS } from './section-ids.ts'
import styles from './product.module.css'
import type { ProductViewModel } from './product.view-model.ts'

type Props = { readonly model: ProductViewModel }

/** OE and cross references by vehicle maker, with a search field if there are many. */
export const ProductReferences = observer(function ProductReferences({ model }: Props) {
  const headingId = `${SECTION_IDS.references}-heading`
  if (model.referenceCount === 0) return null
  return (
    <section id={SECTION_IDS.references} className={styles.section} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={<FormattedMessage id="product.section.references" />}
        actions={model.canFilterReferences && <ReferenceFilter model={model} />}
      />
      <dl className={styles.references}>
        {model.referenceGroups.map(({ maker, references }) => (
          <div key={maker ?? ''}>
            <dt>{maker ?? <FormattedMessage id="product.otherBrands" />}</dt>
            <dd className={maker === undefined ? styles.brands : undefined}>
              {references.map((reference) => (
                <span key={`${reference.maker} ${reference.number}`} className={styles.reference}>
                  {maker === undefined && <Text muted>{reference.maker}</Text>}
                  <PartNumber light>
                    <MarkedText text={reference.number} term={model.referenceFilter} />
                  </PartNumber>
                  <CopyNumber number={reference.number} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {model.referenceGroups.length === 0 && (
        <Text as="p" muted className={styles.none}>
          <FormattedMessage id="product.noReferences" />
        </Text>
      )}
    </section>
  )
})

const ReferenceFilter = observer(function ReferenceFilter({ model }: Props) {
  const intl = useIntl()
  const shownCount = model.referenceGroups.reduce((count, { references }) => count + references.length, 0)
  return (
    <>
      <Text role="status" small muted>
        {model.referenceFilter !== '' && (
          <FormattedMessage
            id="product.references.shown"
            values={{ shown: shownCount, count: model.referenceCount }}
          />
        )}
      </Text>
      <Input
        small
        type="search"
        className={styles.filter}
        value={model.referenceFilter}
        aria-label={intl.formatMessage({ id: 'product.filterReferences' }, { count: model.referenceCount })}
        placeholder={intl.formatMessage({ id: 'product.filterReferences' }, { count: model.referenceCount })}
        onChange={(event) => model.filterReferences(event.target.value)}
      />
    </>
  )
})
