import type { ReactNode } from 'react'
import type { ProductSummary } from '#domain/products/product.ts'
import { Link } from '../../shared/link.tsx'
import { AddToCart } from '../../add-to-cart/add-to-cart.tsx'
import { CompareButton } from '../../comparison/compare-button.tsx'
import { PartFavouriteButton } from '../../favourites/favourite-button.tsx'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { Availability, AvailabilityNote, hasAvailabilityNote } from '../../part/availability.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { FoundVia, hasMatchReason } from '../../part/found-via.tsx'
import { MainOe } from '../../part/main-oe.tsx'
import { MarkedText } from '../../part/marked-text.tsx'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { PriceNotes } from '../../part/price-notes.tsx'
import { PromotionBadge } from '../../part/promotion-badge.tsx'
import utilities from '../../shared/utilities.module.css'
import { usePaths } from '../../routing/use-paths.ts'
import { Badge } from '../../shared/badge.tsx'
import { classNames } from '../../shared/class-names.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './result-row.module.css'

type Props = {
  readonly part: ProductSummary
  /** The OE number to show. */
  readonly oe: ProductSummary['mainOe']
  /** Fit of the part for the vehicle of the list. */
  readonly mark?: ReactNode
  readonly term: string | undefined
  /** Quantity in the search term. */
  readonly pieces?: number | undefined
  /** True if stock, price and cart have separate columns. */
  readonly isOffered: boolean
}

export function ResultRow({ part, oe, mark, term, pieces, isOffered }: Props) {
  return (
    <li className={classNames(styles.row, isOffered && styles.offered)}>
      <PartImage src={part.picture.src} alt="" size="thumbLarge" framed className={styles.image} />
      <What part={part} oe={oe} mark={mark} term={term} />
      <dl className={styles.attributes}>
        {part.keyAttributes.map((attribute) => (
          <div key={attribute.id}>
            <Text as="dt" muted breakable>
              {attribute.name}
            </Text>
            <dd>
              <AttributeValue attribute={attribute} />
            </dd>
          </div>
        ))}
      </dl>
      {isOffered ? (
        <Offer part={part} pieces={pieces} />
      ) : (
        <div className={styles.compare}>
          <PartFavouriteButton part={part} />
          <CompareButton part={part} />
        </div>
      )}
    </li>
  )
}

function What({ part, oe, mark, term }: Pick<Props, 'part' | 'oe' | 'mark' | 'term'>) {
  const { to } = usePaths()
  const { sku, name, manufacturer, foundVia, slug } = part
  const isReplacement = hasMatchReason(foundVia) && foundVia.kind === 'replaced'
  const page = to('product', { slug })
  return (
    <div className={styles.what}>
      <p className={styles.number}>
        <PartNumber to={page} size="list">
          <MarkedText text={sku} term={foundVia?.kind === 'article' ? term : undefined} />
        </PartNumber>
        <CopyNumber number={sku} />
        <PromotionBadge part={part} />
        {mark}
        {isReplacement && (
          <Badge severity="info" icon="swap">
            <FoundVia foundVia={foundVia} term={term} />
          </Badge>
        )}
      </p>
      <p>
        <Link className={classNames(styles.name, utilities.anchor, utilities.underlinedOnHover)} to={page}>
          {name}
        </Link>{' '}
        <Text muted>· {manufacturer}</Text>
      </p>
      {hasMatchReason(foundVia) && !isReplacement ? (
        <Text as="p" small muted className={styles.note}>
          <FoundVia foundVia={foundVia} term={term} />
        </Text>
      ) : (
        oe && (
          <Text as="p" small muted className={styles.note}>
            <MainOe reference={oe} />
          </Text>
        )
      )}
    </div>
  )
}

function Offer({ part, pieces }: Pick<Props, 'part' | 'pieces'>) {
  const { availability, price } = part
  return (
    <>
      <div className={styles.stock}>
        {availability && <Availability availability={availability} />}
        {availability && hasAvailabilityNote(availability) && (
          <Text as="p" small muted className={styles.note}>
            <AvailabilityNote availability={availability} />
          </Text>
        )}
      </div>
      <div className={styles.price}>
        {price && (
          <IfPricesVisible>
            <p>
              <Price amount={price.net} size="list" />
            </p>
            <PriceNotes price={price} />
          </IfPricesVisible>
        )}
      </div>
      <div className={styles.buy}>
        <AddToCart part={part} pieces={pieces} />
        <div className={styles.choices}>
          <PartFavouriteButton part={part} />
          <CompareButton part={part} />
        </div>
      </div>
    </>
  )
}
