import type { ReactNode } from 'react'
import type { ProductSummary } from '#domain/products/product.ts'
import { CompareButton } from '../comparison/compare-button.tsx'
import { Availability } from '../part/availability.tsx'
import { AddToCart } from '../add-to-cart/add-to-cart.tsx'
import { PartFavouriteButton } from '../favourites/favourite-button.tsx'
import { FoundVia, hasMatchReason } from '../part/found-via.tsx'
import { KeyAttributes } from '../part/key-attributes.tsx'
import { MainOe } from '../part/main-oe.tsx'
import { MarkedText } from '../part/marked-text.tsx'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { PromotionBadge } from '../part/promotion-badge.tsx'
import { RegularPrice } from '../part/regular-price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { ProductCard } from '../shared/product-card.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'

type Props = {
  readonly part: ProductSummary
  /** OE number to show, if not the main one. */
  readonly oe?: ProductSummary['mainOe']
  /** Mark whether the part fits the vehicle of the list. */
  readonly mark?: ReactNode
  /** Search term. */
  readonly term?: string | undefined
  /** Quantity in the search term. */
  readonly pieces?: number | undefined
  readonly isOffered: boolean
}

/** Card with the drawing of a part; for customers also with price, stock and cart button. */
export function PartCard({ part, oe = part.mainOe, mark, term, pieces, isOffered }: Props) {
  const { to } = usePaths()
  const { slug, sku, name, manufacturer, picture, foundVia, keyAttributes } = part
  return (
    <li>
      <ProductCard
        to={to('product', { slug })}
        number={<MarkedText text={sku} term={foundVia?.kind === 'article' ? term : undefined} />}
        name={`${name} · ${manufacturer}`}
        imageSrc={picture.src}
        badge={part.promotion ? <PromotionBadge part={part} /> : undefined}
        notes={
          hasMatchReason(foundVia)
            ? [<FoundVia key="via" foundVia={foundVia} term={term} />]
            : [
                <KeyAttributes key="measures" attributes={keyAttributes} />,
                oe && <MainOe key="oe" reference={oe} />,
              ]
        }
      >
        {mark}
        {isOffered && <Offer part={part} pieces={pieces} />}
        <Cluster gap={16} rowGap={0} align="start">
          <PartFavouriteButton part={part} />
          <CompareButton part={part} />
        </Cluster>
      </ProductCard>
    </li>
  )
}

function Offer({ part, pieces }: Pick<Props, 'part' | 'pieces'>) {
  const { availability, price } = part
  return (
    <>
      <Cluster gap={8} rowGap={4} align="baseline" justify="between" className={utilities.after8}>
        {availability && <Availability availability={availability} withDate />}
        {price && (
          <IfPricesVisible>
            <div>
              <Price amount={price.net} size="list" />
              {price.promotion && <RegularPrice promotion={price.promotion} />}
            </div>
          </IfPricesVisible>
        )}
      </Cluster>
      <AddToCart part={part} pieces={pieces} />
    </>
  )
}
