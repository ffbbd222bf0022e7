import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Product } from '#domain/products/product.ts'
import { PartFavouriteButton } from '../favourites/favourite-button.tsx'
import { CopyNumber } from '../part/copy-number.tsx'
import { PromotionBadge } from '../part/promotion-badge.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { PartImage } from '../shared/part-image.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './compare.module.css'

type Props = { readonly part: Product; readonly onRemove: (slug: string) => void }

export function ComparedPartHeader({ part, onRemove }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const { slug, sku, name, picture } = part
  const remove = (event: FormEvent) => {
    event.preventDefault()
    onRemove(slug)
  }
  return (
    <>
      <PartImage src={picture.src} sizes="160px" alt="" className={styles.image} />
      <Cluster as="p" gap={4} rowGap={0} align="center" className={utilities.before8}>
        <PartNumber to={to('product', { slug })} size="list">
          {sku}
        </PartNumber>
        <CopyNumber number={sku} />
        <PromotionBadge part={part} />
      </Cluster>
      <p className={utilities.after8}>{name}</p>
      <PartFavouriteButton part={part} />
      <form method="post" action={to('compare')} onSubmit={remove}>
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="choice" value="remove" />
        <Button
          type="submit"
          small
          variant="quiet"
          icon="close"
          aria-label={intl.formatMessage({ id: 'action.removeNumber' }, { number: sku })}
        >
          <FormattedMessage id="action.remove" />
        </Button>
      </form>
    </>
  )
}
