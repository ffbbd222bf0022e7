import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { PromotionBadge } from '../product-facts/promotion-badge.tsx'
import { KeyAttributes } from '../product-facts/key-attributes.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { Section } from '../shared/page-frame.tsx'
import { ProductCard } from '../shared/product-card.tsx'
import type { HomeViewModel } from './home.view-model.ts'

export const HomePromotions = observer(function HomePromotions({ model }: { readonly model: HomeViewModel }) {
  const { to } = usePaths()
  return (
    <Section
      title={<FormattedMessage id="home.promotions" />}
      actions={
        <Link to={{ pathname: to('results'), search: '?news=true' }}>
          <FormattedMessage id="home.allPromotions" values={{ count: model.promotionCount }} />
        </Link>
      }
    >
      <CardGrid of="products">
        {model.promotions.map((part) => (
          <li key={`${part.vendorId}-${part.sku}`}>
            <ProductCard
              to={to('product', { slug: part.slug })}
              number={part.sku}
              name={part.name}
              imageSrc={part.picture.src}
              badge={<PromotionBadge part={part} />}
              notes={[
                <KeyAttributes key="measures" attributes={part.keyAttributes} />,
                part.mainOe && (
                  <FormattedMessage
                    key="oe"
                    id="part.mainOe"
                    values={{ number: part.mainOe.referenceNo, maker: part.mainOe.manufacturer }}
                  />
                ),
              ]}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
})
