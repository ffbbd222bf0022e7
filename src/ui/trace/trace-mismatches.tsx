import { useIntl, FormattedMessage } from 'react-intl'
import type { TraceViewModel } from './trace.view-model.ts'
import { AlertBox } from '../shared/alert-box.tsx'

type Props = { readonly mismatches: TraceViewModel['chains'][number]['mismatches'] }

/** Lines in which two documents differ, such as order and invoice. */
export function TraceMismatches({ mismatches }: Props) {
  const intl = useIntl()
  if (mismatches.length === 0) return null
  return (
    <AlertBox
      modifier="warning"
      role="none"
      headline={<FormattedMessage id="trace.mismatches" values={{ count: mismatches.length }} />}
      list={mismatches.map(({ kind, lineNo, sku, expected, actual }) =>
        intl.formatMessage(
          { id: `trace.mismatch.${kind}` },
          { line: lineNo, sku, expected, actual, credited: expected - actual },
        ),
      )}
    />
  )
}
