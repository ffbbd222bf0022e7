import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../../intl/day-texts.ts'
import { Icon } from '../../shared/icon.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './product-documents.module.css'
import type { Product } from '#domain/products/product.ts'

const MEGABYTE = 1_000_000

/** Documents of a part, as links. Renders nothing without documents. */
export function ProductDocuments({ documents }: Pick<Product, 'documents'>) {
  const titleId = useId()
  const sizeText = useSizeText()
  const dayText = useDayText()
  if (documents.length === 0) return null
  return (
    <section className={styles.documents} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="product.documents" />
      </h2>
      <ul className={styles.list}>
        {documents.map(({ kind, href, format, size, version }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="file" />
              <span className={styles.name}>
                <FormattedMessage id={`product.document.${kind}`} />
                {version !== undefined && (
                  <Text small muted block>
                    <FormattedMessage id="product.document.version" values={{ day: dayText(version) }} />
                  </Text>
                )}
              </span>
              <Text small muted>
                {format}, {sizeText(size)}
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Formats a file size in bytes: "84 kB", "1.2 MB". */
function useSizeText(): (bytes: number) => string {
  const intl = useIntl()
  return (bytes) =>
    bytes < MEGABYTE
      ? intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : intl.formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
