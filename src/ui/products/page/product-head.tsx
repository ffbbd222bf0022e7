import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { HazardMarks } from '../../part/hazard-marks.tsx'
import { PromotionBadge } from '../../part/promotion-badge.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
import { PhoneOnly } from '../../shared/screen-width.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { DRAWING_ID } from './drawing-id.ts'
import styles from './product.module.css'
import type { Product } from '#domain/products/product.ts'

/** Number, name, further numbers and main dimensions of the part. */
export function ProductHead({ product }: { readonly product: Product }) {
  const intl = useIntl()
  const { sku, name, keyAttributes } = product
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          <span className={styles.number}>
            <PartNumber size="headline">{sku}</PartNumber>
          </span>
          <span className={styles.name}>{name}</span>
        </h1>
        <span className={styles.copy}>
          <CopyNumber number={sku} /> <PromotionBadge part={product} />
        </span>
        <PhoneOnly>
          <a
            className={styles.thumb}
            href={`#${DRAWING_ID}`}
            aria-label={intl.formatMessage({ id: 'product.toDrawing' })}
          >
            <PartImage src={product.picture.src} alt="" size="thumbLarge" framed />
          </a>
        </PhoneOnly>
        {product.hazard && (
          <div className={styles.hazard}>
            <HazardMarks hazard={product.hazard} />
          </div>
        )}
      </header>
      <KeyValueList className={styles.ids} items={useIds(product)} />
      {keyAttributes.length > 0 && (
        <dl className={styles.measures}>
          {keyAttributes.map((attribute) => (
            <div key={attribute.id}>
              <dt>{attribute.name}</dt>
              <dd>
                <AttributeValue attribute={attribute} quietUnit />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function useIds({
  vendorId,
  manufacturer,
  mainOe,
  replaces,
  replacedBy,
  gtin,
}: Product): readonly KeyValue[] {
  const { to } = usePaths()
  const term = (id: 'manufacturer' | 'mainOe' | 'replaces' | 'replacedBy') => (
    <FormattedMessage id={`product.${id}`} />
  )
  return [
    {
      key: 'manufacturer',
      term: term('manufacturer'),
      value: (
        <Link
          to={{ pathname: to('results'), search: `?brands=${vendorId}` }}
          className={utilities.touchTarget}
        >
          {manufacturer}
        </Link>
      ),
    },
    ...(mainOe
      ? [
          {
            key: 'mainOe',
            term: term('mainOe'),
            value: (
              <>
                <PartNumber>{mainOe.referenceNo}</PartNumber>{' '}
                <Text unbroken>
                  {mainOe.manufacturer} <CopyNumber number={mainOe.referenceNo} />
                </Text>
              </>
            ),
          },
        ]
      : []),
    ...(replaces.length > 0
      ? [
          {
            key: 'replaces',
            term: term('replaces'),
            value: replaces.map((number) => (
              <Text key={number} unbroken className={styles.replaced}>
                <PartNumber light>{number}</PartNumber> <CopyNumber number={number} />
              </Text>
            )),
          },
        ]
      : []),
    ...(replacedBy
      ? [
          {
            key: 'replacedBy',
            term: term('replacedBy'),
            value: (
              <>
                <PartNumber to={to('product', { slug: replacedBy.slug })}>{replacedBy.sku}</PartNumber>{' '}
                <CopyNumber number={replacedBy.sku} />
              </>
            ),
          },
        ]
      : []),
    { key: 'gtin', term: 'GTIN', value: gtin },
  ]
}
