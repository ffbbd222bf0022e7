import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Availability } from '../part/availability.tsx'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { PromotionBadge } from '../part/promotion-badge.tsx'
import { RegularPrice } from '../part/regular-price.tsx'
import { MainOe } from '../part/main-oe.tsx'
import { KeyAttributes } from '../part/key-attributes.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { ProductCard } from '../shared/product-card.tsx'
import utilities from '../shared/utilities.module.css'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'
import type { HomeViewModel } from './home.view-model.ts'

export const HomePromotions = observer(function HomePromotions({ model }: { readonly model: HomeViewModel }) {
  const { to } = usePaths()
  const results = useResultsHref()
  return (
    <Carousel
      title={<FormattedMessage id="word.promotions" />}
      more={
        <Link to={results('?news=true')} className={utilities.touchTarget}>
          <FormattedMessage id="home.allPromotions" values={{ count: model.promotionCount }} />
        </Link>
      }
      slides={model.promotions.map((part) => ({
        key: `${part.vendorId}-${part.sku}`,
        content: (
          <ProductCard
            to={to('product', { slug: part.slug })}
            number={part.sku}
            name={part.name}
            imageSrc={part.picture.src}
            badge={<PromotionBadge part={part} />}
            notes={[
              <KeyAttributes key="measures" attributes={part.keyAttributes} />,
              part.mainOe && <MainOe key="oe" reference={part.mainOe} />,
            ]}
          >
            {part.availability && <Availability availability={part.availability} withDate />}
            {part.price && (
              <IfPricesVisible>
                <p>
                  <Price amount={part.price.net} size="list" />
                </p>
                {part.price.promotion && <RegularPrice promotion={part.price.promotion} />}
              </IfPricesVisible>
            )}
          </ProductCard>
        ),
      }))}
    />
  )
})
