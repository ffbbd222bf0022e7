import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import styles from './product.module.css'
import type { Product } from '#domain/products/product.ts'

/** What stands in the way of buying this very part. */
export function ProductNotices({ product: { replacedBy, discontinued } }: { readonly product: Product }) {
  const { to } = usePaths()
  if (replacedBy) {
    return (
      <div className={styles.notice}>
        <AlertBox
          modifier="warning"
          icon="swap"
          role="none"
          headline={<FormattedMessage id="product.replaced" />}
          text={<FormattedMessage id="product.replaced.text" />}
          list={[
            { name: `${replacedBy.sku} ${replacedBy.name}`, href: to('product', { slug: replacedBy.slug }) },
          ]}
        />
      </div>
    )
  }
  if (!discontinued) return null
  return (
    <div className={styles.notice}>
      <AlertBox
        modifier="negative"
        role="none"
        headline={<FormattedMessage id="product.discontinued" />}
        text={<FormattedMessage id="product.discontinued.text" />}
      />
    </div>
  )
}
