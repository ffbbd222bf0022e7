import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { KeyValueList } from './key-value-list.tsx'

type Props = {
  readonly variant?: 'columns' | undefined
  /** Values by the message ids of their names. Missing values are omitted. */
  readonly facts: Readonly<Record<string, ReactNode>>
}

/** List of the data of an order, a document or a vehicle. */
export const FactList = ({ variant, facts }: Props) => (
  <KeyValueList
    variant={variant}
    items={Object.entries(facts)
      .filter(([, value]) => value !== undefined && value !== '' && value !== false)
      .map(([id, value]) => ({ key: id, term: <FormattedMessage id={id} />, value }))}
  />
)
