import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { Availability } from '../../part/availability.tsx'
import { useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Badge } from '../../shared/badge.tsx'
import { classNames } from '../../shared/class-names.ts'
import { Stack } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import type { ItemChange, ItemRowData } from './item-row-data.mapping.ts'
import styles from './favourite-list.module.css'

/** Changes of the part since the last visit, or that it is discontinued. The price column shows a changed price. */
export function ItemChanges({ item }: { readonly item: ItemRowData }) {
  const changes = item.changes.filter((change) => change.kind !== 'price')
  const isShownAsChange = changes.some(({ kind }) => kind === 'replaced')
  if (changes.length === 0 && !item.replacedBy && !item.discontinued) return null
  return (
    <Stack as="ul" gap={4} className={classNames(styles.changes, utilities.before4)}>
      {changes.map((change) => (
        <li key={change.kind}>
          <ChangeWord change={change} />
        </li>
      ))}
      {item.replacedBy && !isShownAsChange && (
        <li>
          <ReplacedBy slug={item.replacedBy.slug} number={item.replacedBy.articleNo} />
        </li>
      )}
      {item.discontinued && (
        <li>
          <Badge severity="negative" icon="error">
            <FormattedMessage id="noticelist.discontinued" />
          </Badge>
        </li>
      )}
    </Stack>
  )
}

function ChangeWord({ change }: { readonly change: Exclude<ItemChange, { readonly kind: 'price' }> }) {
  if (change.kind === 'replaced') {
    return (
      <>
        <Badge severity="info">
          <FormattedMessage id="noticelist.new" />
        </Badge>{' '}
        <ReplacedBy slug={change.by.slug} number={change.by.articleNo} />
      </>
    )
  }
  return (
    <span className={styles.change}>
      <Badge severity="info" icon="clock">
        <FormattedMessage id="noticelist.change.availability" />
      </Badge>
      <Availability availability={change.after} small />
    </span>
  )
}

/** Change of a price since the last visit, and its former value. */
export function PriceChange({ item }: { readonly item: ItemRowData }) {
  const intl = useIntl()
  const amountText = useAmountText()
  const change = item.changes.find(({ kind }) => kind === 'price')
  if (change?.kind !== 'price') return null
  const isUp = change.rise > 0
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const
  return (
    <span className={styles.change}>
      <Badge severity={isUp ? 'warning' : 'positive'} icon={isUp ? 'sort-up' : 'sort-down'}>
        <span aria-hidden="true">
          {intl.formatNumber(change.rise, { ...percent, signDisplay: 'always' })}
        </span>
        <VisuallyHidden>
          <FormattedMessage
            id={isUp ? 'noticelist.change.dearer' : 'noticelist.change.cheaper'}
            values={{ percent: intl.formatNumber(Math.abs(change.rise), percent) }}
          />
        </VisuallyHidden>
      </Badge>
      <span className={styles.before}>
        <FormattedMessage id="noticelist.change.before" values={{ price: amountText(change.before) }} />
      </span>
    </span>
  )
}

function ReplacedBy({ slug, number }: { readonly slug: string; readonly number: string }) {
  const { to } = usePaths()
  return (
    <FormattedMessage
      id="noticelist.replacedBy"
      values={{
        number: (
          <Link key="number" className={utilities.touchTarget} to={to('product', { slug })}>
            {number}
          </Link>
        ),
      }}
    />
  )
}
