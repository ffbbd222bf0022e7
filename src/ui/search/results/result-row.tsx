import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Link } from '../../shared/link.tsx'
import { AddToCart } from '../../add-to-cart/add-to-cart.tsx'
import { CompareButton } from '../../comparison/compare-button.tsx'
import { PartFavouriteButton } from '../../favourites/favourite-button.tsx'
import { Availability, AvailabilityNote, hasAvailabilityNote } from '../../part/availability.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { FoundVia, hasMatchReason } from '../../part/found-via.tsx'
import { MainOe } from '../../part/main-oe.tsx'
import { MarkedText } from '../../part/marked-text.tsx'
import { attributeText } from '../../part/measure-text.ts'
import { Price, usePrices } from '../../part/price.tsx'
import { PriceNotes } from '../../part/price-notes.tsx'
import { PromotionBadge } from '../../part/promotion-badge.tsx'
import utilities from '../../shared/utilities.module.css'
import { usePaths } from '../../routing/use-paths.ts'
import { Badge } from '../../shared/badge.tsx'
import { classNames } from '../../shared/class-names.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import text from '../../shared/text.module.css'
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

/** Plain elements where possible, because a page has up to a hundred rows. */
export function ResultRow({ part, oe, mark, term, pieces, isOffered }: Props) {
  const intl = useIntl()
  return (
    <li className={classNames(styles.row, isOffered && styles.offered)}>
      <PartImage src={part.picture.src} alt="" size="thumbLarge" framed className={styles.image} />
      <What part={part} oe={oe} mark={mark} term={term} />
      <dl className={styles.attributes}>
        {part.keyAttributes.map((attribute) => (
          <div key={attribute.id}>
            <dt className={classNames(text.muted, text.breakable)}>{attribute.name}</dt>
            <dd className={typeof attribute.value === 'number' ? text.unbroken : undefined}>
              {attributeText(intl, attribute)}
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

const note = classNames(text.small, text.muted, styles.note)

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
        {part.promotion && <PromotionBadge part={part} />}
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
        <span className={text.muted}>{`· ${manufacturer}`}</span>
      </p>
      {hasMatchReason(foundVia) && !isReplacement ? (
        <p className={note}>
          <FoundVia foundVia={foundVia} term={term} />
        </p>
      ) : (
        oe && (
          <p className={note}>
            <MainOe reference={oe} />
          </p>
        )
      )}
    </div>
  )
}

const Offer = observer(function Offer({ part, pieces }: Pick<Props, 'part' | 'pieces'>) {
  const { availability, price } = part
  const prices = usePrices()
  return (
    <>
      <div className={styles.stock}>
        {availability && <Availability availability={availability} />}
        {availability && hasAvailabilityNote(availability) && (
          <p className={note}>
            <AvailabilityNote availability={availability} />
          </p>
        )}
      </div>
      <div className={styles.price}>
        {price && prices.areVisible && (
          <>
            <p>
              <Price amount={price.net} size="list" />
            </p>
            <PriceNotes price={price} />
          </>
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
})
