import { FormattedMessage, useIntl } from 'react-intl'
import type { Fit, FitReason } from '#domain/vehicles/fit.ts'

type Props = {
  readonly fit: Exclude<Fit, { readonly kind: 'not-known' }>
  /** The value that stands for none of those that were offered. */
  readonly other: string
}

/** Each fact of the vehicle beside what the part asks for. */
export function FitReasons({ fit: { kind, because }, other }: Props) {
  const intl = useIntl()
  if (because.length === 0) return <FormattedMessage id={kind === 'fits' ? 'fit.all' : 'fit.notListed'} />
  const texts = because.map((reason) =>
    intl.formatMessage(
      { id: 'fit.reason' },
      {
        fact: intl.formatMessage({ id: `fit.${reason.fact}` }),
        value: valueOf(reason),
        wanted: wantedOf(reason),
      },
    ),
  )
  return intl.formatList(texts, { style: 'narrow' })

  function valueOf({ value }: FitReason): string {
    return value === other ? intl.formatMessage({ id: 'fit.other' }) : String(value)
  }

  function wantedOf({ wanted }: FitReason): string {
    if (isList(wanted)) return intl.formatList(wanted, { type: 'disjunction' })
    const { from, to } = wanted
    if (to === undefined) return intl.formatMessage({ id: 'fit.from' }, { from: String(from ?? 0) })
    if (from === undefined) return intl.formatMessage({ id: 'fit.to' }, { to: String(to) })
    return `${from}–${to}`
  }
}

const isList = (wanted: FitReason['wanted']): wanted is readonly string[] => Array.isArray(wanted)
