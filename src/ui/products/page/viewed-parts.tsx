import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Section } from '../../shared/page-frame.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './viewed-parts.module.css'
import { ViewedPartsViewModel } from './viewed-parts.view-model.ts'
import type { Product } from '#domain/products/product.ts'

/**
 * Recently viewed parts. They are stored only on this device and therefore rendered after hydration. They are at the
 * end of the page, so that they move no other content.
 */
export const ViewedParts = observer(function ViewedParts({ product }: { readonly product: Product }) {
  const model = useViewModel(ViewedPartsViewModel)
  const { to } = usePaths()
  useEffect(() => model.look(product), [model, product])
  if (model.parts.length === 0) return null
  return (
    <div data-screen-only>
      <Section title={<FormattedMessage id="product.viewed" />}>
        <ul className={styles.viewed}>
          {model.parts.map(({ slug, sku, name, pictureSrc }) => (
            <li key={slug}>
              <Link className={styles.part} to={to('product', { slug })}>
                <PartImage src={pictureSrc} alt="" size="thumb" framed />
                <span>
                  <PartNumber>{sku}</PartNumber>
                  {name !== undefined && (
                    <Text small muted block>
                      {name}
                    </Text>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
})
