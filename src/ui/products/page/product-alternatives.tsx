import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../shared/text.tsx'
import { PartCard } from '../part-card.tsx'
import { SectionHead } from '../../shared/page-frame.tsx'
import { SECTION_IDS } from './section-ids.ts'
import styles from './product.module.css'
import type { ProductViewModel } from './product.view-model.ts'

/** Equivalent parts; hidden without any. */
export const ProductAlternatives = observer(function ProductAlternatives({
  model,
}: {
  readonly model: ProductViewModel
}) {
  const headingId = `${SECTION_IDS.alternatives}-heading`
  const { alternatives, isLoggedIn } = model
  if (alternatives.length === 0) return null
  return (
    <section id={SECTION_IDS.alternatives} className={styles.section} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={<FormattedMessage id="product.section.alternatives" />}
        actions={
          <Text as="p" small muted>
            <FormattedMessage id="product.alternatives.note" />
          </Text>
        }
      />
      <ul className={styles.alternatives}>
        {alternatives.map((part) => (
          <PartCard key={part.slug} part={part} isOffered={isLoggedIn} />
        ))}
      </ul>
    </section>
  )
})
