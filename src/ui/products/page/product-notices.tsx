import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { classNames } from '../../shared/class-names.ts'
import utilities from '../../shared/utilities.module.css'
import styles from './product.module.css'
import type { Product } from '#domain/products/product.ts'

/** A word of the search term that the API has corrected. */
export type CorrectedText = { readonly text: string; readonly value: string }

type Props = {
  readonly product: Product
  readonly replaced: string | undefined
  readonly leftOut: readonly string[]
  readonly corrected?: CorrectedText | undefined
}

/** Notices about how the search found the part, and why the part cannot be bought. */
export function ProductNotices({ product, replaced, leftOut, corrected }: Props) {
  const intl = useIntl()
  const words = leftOut.map((text) => intl.formatMessage({ id: 'search.quoted' }, { text }))
  return (
    <>
      {corrected && (
        <Notice modifier="info" headline={<FormattedMessage id="search.corrected" values={corrected} />} />
      )}
      {words.length > 0 && (
        <Notice
          modifier="info"
          headline={<FormattedMessage id="search.leftOut" values={{ words: intl.formatList(words) }} />}
        />
      )}
      {replaced !== undefined && (
        <Notice
          modifier="info"
          icon="swap"
          headline={
            <FormattedMessage
              id="product.replaces.notice"
              values={{ number: replaced, successor: product.sku }}
            />
          }
        />
      )}
      <Obstacles product={product} />
    </>
  )
}

function Obstacles({ product: { replacedBy, discontinued } }: Pick<Props, 'product'>) {
  const { to } = usePaths()
  if (replacedBy) {
    return (
      <Notice
        modifier="warning"
        icon="swap"
        role="none"
        headline={<FormattedMessage id="product.replaced" />}
        text={<FormattedMessage id="product.replaced.text" />}
        list={[
          { name: `${replacedBy.sku} ${replacedBy.name}`, href: to('product', { slug: replacedBy.slug }) },
        ]}
      />
    )
  }
  if (!discontinued) return null
  return (
    <Notice
      modifier="negative"
      role="none"
      headline={<FormattedMessage id="product.discontinued" />}
      text={<FormattedMessage id="product.discontinued.text" />}
    />
  )
}

const Notice = (props: ComponentProps<typeof AlertBox>) => (
  <div className={classNames(styles.notice, utilities.before8)}>
    <AlertBox {...props} />
  </div>
)
