import { useIntl, FormattedMessage } from 'react-intl'
import type { TraceViewModel } from './trace.view-model.ts'
import { AlertBox } from '../shared/alert-box.tsx'

type Props = { readonly mismatches: TraceViewModel['chains'][number]['mismatches'] }

/** Line by line, what two documents do not say alike. */
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
