import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import { SECTION_IDS } from './section-ids.ts'
import styles from './product.module.css'
import type { ProductViewModel } from './product.view-model.ts'

/** Links to the sections below, all of which are on the page. */
export const SectionTabs = observer(function SectionTabs({ model }: { readonly model: ProductViewModel }) {
  const intl = useIntl()
  const { search } = useLocation()
  const sections = [
    { id: 'attributes', count: undefined, isThere: true },
    { id: 'references', count: model.referenceCount, isThere: model.referenceCount > 0 },
    { id: 'vehicles', count: model.vehicleCount, isThere: model.vehicleCount > 0 },
    { id: 'alternatives', count: model.alternatives.length, isThere: model.alternatives.length > 0 },
  ] as const
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'product.sections' })}>
      {sections
        .filter(({ isThere }) => isThere)
        .map(({ id, count }, index) => (
          <Link
            key={id}
            className={utilities.inset}
            to={{ search, hash: SECTION_IDS[id] }}
            replace
            aria-current={index === 0 ? 'location' : undefined}
          >
            <FormattedMessage id={`product.section.${id}`} />
            {count !== undefined && (
              <Text light>
                <FormattedMessage id="catalogue.count" values={{ count }} />
              </Text>
            )}
          </Link>
        ))}
    </nav>
  )
})
