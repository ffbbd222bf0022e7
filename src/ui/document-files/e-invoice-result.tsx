import { FormattedMessage, useIntl } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'

type Props = NonNullable<DocumentFilesViewModel['eInvoice']>

/** Result of the EN 16931 check: valid, broken rules in plain words, or the reason why the file was not saved. */
export function EInvoiceResult({ documentNo, result }: Props) {
  const intl = useIntl()
  const number = documentNo
  if (result.kind === 'valid')
    return (
      <AlertBox modifier="positive" headline={<FormattedMessage id="eInvoice.valid" values={{ number }} />} />
    )
  if (result.kind === 'refused')
    return (
      <AlertBox
        modifier="negative"
        headline={<FormattedMessage id="eInvoice.refused" values={{ number }} />}
        text={<FormattedMessage id={`eInvoice.refused.${result.reason}`} />}
      />
    )
  if (result.kind === 'unchecked')
    return (
      <AlertBox
        modifier="warning"
        headline={<FormattedMessage id="eInvoice.unchecked" values={{ number }} />}
      />
    )
  return (
    <AlertBox
      modifier="warning"
      role="alert"
      headline={<FormattedMessage id="eInvoice.broken" values={{ number, count: result.count }} />}
      text={<FormattedMessage id="eInvoice.broken.text" />}
      list={result.rules.map(({ rule, subject, line }) => {
        const words = intl.formatMessage({ id: `eInvoice.rule.${subject}` })
        return line === undefined
          ? `${rule}: ${words}`
          : `${rule}: ${words} ${intl.formatMessage({ id: 'eInvoice.line' }, { line })}`
      })}
    />
  )
}
