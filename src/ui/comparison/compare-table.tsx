import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddToCart } from '../add-to-cart/add-to-cart.tsx'
import { AttributeValue } from '../part/attribute-value.tsx'
import { Availability } from '../part/availability.tsx'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import utilities from '../shared/utilities.module.css'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import { ComparedPartHeader } from './compared-part-header.tsx'
import { ComparedProperty } from './compared-property.tsx'
import styles from './compare.module.css'
import type { CompareViewModel } from './compare.view-model.ts'

type Props = { readonly model: CompareViewModel }

/** One column per product. The table scrolls horizontally; focusing a button scrolls its column into view. */
export const CompareTable = observer(function CompareTable({ model }: Props) {
  const intl = useIntl()
  const elementRef = useRef<HTMLDivElement>(null)
  const { parts, facts, attributes } = model
  /** Removes a product and moves the focus to the table, because the pressed button is removed too. */
  const remove = (slug: string) => {
    elementRef.current?.focus()
    model.remove(slug)
  }
  return (
    <div
      ref={elementRef}
      className={classNames(styles.scroll, utilities.inset)}
      role="region"
      aria-label={intl.formatMessage({ id: 'compare.title' })}
      tabIndex={-1}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>
                <FormattedMessage id="product.section.attributes" />
              </VisuallyHidden>
            </td>
            {parts.map((part) => (
              <th key={part.slug} scope="col" className={styles.product}>
                <ComparedPartHeader part={part} onRemove={remove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.isLoggedIn && <OfferRows model={model} />}
          {facts.map(({ kind, differs }) => (
            <CompareRow
              key={kind}
              name={<FormattedMessage id={`compare.fact.${kind}`} />}
              differs={differs}
              cells={parts.map((part) => ({
                key: part.slug,
                value: <ComparedProperty key={kind} kind={kind} part={part} />,
              }))}
            />
          ))}
          {attributes.map(({ id, name, values, differs }) => (
            <CompareRow
              key={id}
              name={name}
              differs={differs}
              cells={parts.map(({ slug }, index) => ({
                key: slug,
                value: values[index] && <AttributeValue attribute={values[index]} />,
              }))}
            />
          ))}
        </tbody>
      </table>
      {facts.length + attributes.length === 0 && (
        <p className={styles.same}>
          <FormattedMessage id="compare.same" />
        </p>
      )}
    </div>
  )
})

type RowProps = {
  readonly name: ReactNode
  readonly differs?: boolean | undefined
  readonly cells: readonly { readonly key: string; readonly value: ReactNode }[]
}

function CompareRow({ name, differs = false, cells }: RowProps) {
  return (
    <tr className={classNames(differs && styles.differs) || undefined}>
      <th scope="row" className={styles.name}>
        {name}
        {differs && (
          <>
            <Icon name="swap" size={14} className={styles.mark} />
            <VisuallyHidden>
              <FormattedMessage id="compare.differs" />
            </VisuallyHidden>
          </>
        )}
      </th>
      {cells.map(({ key, value }) => (
        <td key={key}>{value ?? '–'}</td>
      ))}
    </tr>
  )
}

const OfferRows = observer(function OfferRows({ model: { parts } }: Props) {
  return (
    <>
      <IfPricesVisible>
        <CompareRow
          name={<FormattedMessage id="word.price" />}
          cells={parts.map(({ slug, price }) => ({
            key: slug,
            value: price && <Price amount={price.net} size="list" />,
          }))}
        />
      </IfPricesVisible>
      <CompareRow
        name={<FormattedMessage id="compare.availability" />}
        cells={parts.map(({ slug, availability }) => ({
          key: slug,
          value: availability && <Availability availability={availability} withDate />,
        }))}
      />
      <CompareRow
        name={<FormattedMessage id="word.cart" />}
        cells={parts.map((part) => ({
          key: part.slug,
          value: <AddToCart key={part.slug} part={part} compact />,
        }))}
      />
    </>
  )
})
