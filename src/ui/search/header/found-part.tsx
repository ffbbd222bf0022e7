import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Link } from '../../shared/link.tsx'
import { AddToCart } from '../../add-to-cart/add-to-cart.tsx'
import { Availability } from '../../part/availability.tsx'
import { FoundVia, hasMatchReason } from '../../part/found-via.tsx'
import { KeyAttributes } from '../../part/key-attributes.tsx'
import { MainOe } from '../../part/main-oe.tsx'
import { MarkedText } from '../../part/marked-text.tsx'
import { Price } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './found-part.module.css'
import { partKey } from './search-options.ts'
import type { SearchViewModel } from './search.view-model.ts'

/** Number of dimensions in a row: enough to distinguish parts with the same name. */
const MEASURES_SHOWN = 2

type Props = { readonly model: SearchViewModel; readonly part: ProductSummary; readonly rowId: string }

export const FoundPart = observer(function FoundPart({ model, part, rowId }: Props) {
  const isActive = model.activeOption?.key === partKey(part)
  const { availability, price } = part
  return (
    <div
      role="row"
      id={rowId}
      aria-selected={isActive}
      className={classNames(styles.row, isActive && styles.active, model.isOffered && styles.offered)}
    >
      <What part={part} term={model.found?.term} />
      {model.isOffered && (
        <>
          <div role="gridcell" className={styles.stock}>
            {availability && <Availability availability={availability} withDate small />}
          </div>
          <div role="gridcell" className={styles.price}>
            {price && <Price amount={price.net} />}
          </div>
          <div role="gridcell" className={styles.buy}>
            <AddToCart part={part} pieces={model.piecesFor(part.sku)} compact />
          </div>
        </>
      )}
      <div role="gridcell" className={styles.more}>
        <ExpandButton model={model} part={part} />
      </div>
    </div>
  )
})

function What({ part, term }: { readonly part: ProductSummary; readonly term: string | undefined }) {
  const { to } = usePaths()
  const { sku, slug, name, manufacturer, picture, foundVia, mainOe, keyAttributes } = part
  return (
    <div role="gridcell" className={styles.what}>
      <PartImage src={picture.src} alt="" size="thumb" framed />
      <div className={classNames(styles.text, utilities.shrinkable)}>
        <p>
          <Link
            className={classNames(styles.link, utilities.coversParent)}
            to={to('product', { slug })}
            tabIndex={-1}
          >
            <PartNumber>
              <MarkedText text={sku} term={foundVia?.kind === 'article' ? term : undefined} />
            </PartNumber>{' '}
            <span className={styles.name}>{name}</span>
          </Link>
        </p>
        <Text as="p" small muted className={styles.via}>
          {manufacturer}
          {(hasMatchReason(foundVia) || mainOe) && (
            <>
              <span className={utilities.notOnPhone} aria-hidden="true">
                {' '}
                ·{' '}
              </span>
              <span className={styles.why}>
                {hasMatchReason(foundVia) ? (
                  <FoundVia foundVia={foundVia} term={term} />
                ) : (
                  mainOe && <MainOe reference={mainOe} />
                )}
              </span>
            </>
          )}
        </Text>
        {keyAttributes.length > 0 && (
          <Text as="p" small muted>
            <KeyAttributes attributes={keyAttributes.slice(0, MEASURES_SHOWN)} />
          </Text>
        )}
      </div>
    </div>
  )
}

const ExpandButton = observer(function ExpandButton({ model, part }: Omit<Props, 'rowId'>) {
  const intl = useIntl()
  const isExpanded = model.isExpanded(part.slug)
  return (
    <button
      type="button"
      className={classNames(styles.fold, utilities.accentOnHover)}
      aria-expanded={isExpanded}
      aria-label={intl.formatMessage({ id: 'search.details' }, { number: part.sku })}
      onClick={() => model.setExpanded(part.slug, !isExpanded)}
    >
      <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
})
