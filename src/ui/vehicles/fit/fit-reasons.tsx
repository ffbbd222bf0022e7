import { FormattedMessage, useIntl } from 'react-intl'
import type { Fit, FitReason } from '#domain/vehicles/fit.ts'
import { rangeText } from './range-text.ts'

type Props = { readonly fit: Exclude<Fit, { readonly kind: 'not-known' }> }

/** Reasons of the fit: each fact of the vehicle beside the condition of the part. */
export function FitReasons({ fit: { kind, because } }: Props) {
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

  function valueOf({ fact, value }: FitReason): string {
    return value === undefined ? intl.formatMessage({ id: 'fit.other' }) : factText(fact, value)
  }

  function wantedOf({ fact, wanted }: FitReason): string {
    if (isList(wanted)) return intl.formatList(wanted, { type: 'disjunction' })
    return rangeText(wanted, intl, (number) => factText(fact, number))
  }
}

/** Chassis numbers have six digits, with leading zeros. */
const factText = (fact: FitReason['fact'], value: FitReason['value']): string =>
  String(value).padStart(fact === 'chassis' ? 6 : 0, '0')

const isList = (required: FitReason['wanted']): required is readonly string[] => Array.isArray(required)
