import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'

type Props = { readonly topic: 'SHORTAGE' | 'RETURN'; readonly documentNo: string }

/** To the forms about a document, which they know then. */
export function ReportLink({ topic, documentNo }: Props) {
  const { to } = usePaths()
  const search = `?${new URLSearchParams({ topic, documentNo }).toString()}`
  return (
    <LinkButton small variant="quiet" icon="warn" to={{ pathname: to('forms'), search }}>
      <FormattedMessage id={`documents.report.${topic}`} />
    </LinkButton>
  )
}
