import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Link } from '../../shared/link.tsx'
import { AddToCart } from '../../add-to-cart/add-to-cart.tsx'
import { Availability } from '../../part/availability.tsx'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './product-alternatives.module.css'
import { SECTION_IDS } from './section-ids.ts'
import type { ProductViewModel } from './product.view-model.ts'

/** Equivalent parts, as small rows below the drawing. Renders nothing without alternatives. */
export const ProductAlternatives = observer(function ProductAlternatives({
  model,
}: {
  readonly model: ProductViewModel
}) {
  const headingId = `${SECTION_IDS.alternatives}-heading`
  const { alternatives, isLoggedIn } = model
  if (alternatives.length === 0) return null
  return (
    <section id={SECTION_IDS.alternatives} className={styles.alternatives} aria-labelledby={headingId}>
      <Text as="h2" large id={headingId}>
        <FormattedMessage id="product.section.alternatives" />
      </Text>
      <Text as="p" small muted>
        <FormattedMessage id="product.alternatives.note" />
      </Text>
      <ul className={utilities.before8}>
        {alternatives.map((part) => (
          <li key={part.slug}>
            <Alternative part={part} />
            {isLoggedIn && <Offer part={part} />}
          </li>
        ))}
      </ul>
    </section>
  )
})

type PartProps = { readonly part: ProductSummary }

function Alternative({ part: { slug, sku, name, manufacturer, picture } }: PartProps) {
  const { to } = usePaths()
  return (
    <Link className={styles.part} to={to('product', { slug })}>
      <PartImage src={picture.src} alt="" size="thumb" framed />
      <span>
        <PartNumber>{sku}</PartNumber>{' '}
        <Text small muted block>
          {name} · {manufacturer}
        </Text>
      </span>
    </Link>
  )
}

function Offer({ part }: PartProps) {
  const { availability, price } = part
  return (
    <Cluster gap={8} align="center" justify="between" className={utilities.before8}>
      {availability && <Availability availability={availability} small withDate />}
      {price && (
        <IfPricesVisible>
          <Price amount={price.net} />
        </IfPricesVisible>
      )}
      <AddToCart part={part} compact />
    </Cluster>
  )
}
