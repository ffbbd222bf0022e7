import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { ButtonRow } from '../../shared/button.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { TraceSearch } from '../../trace/trace-search.tsx'
import type { NamedDocument } from './unknown-document.ts'

type Props = { readonly document: NamedDocument; readonly message: string }

/** Names the missing document, with links to its list and to a search for documents. */
export function UnknownDocumentPage({ document: { kind, number, list }, message }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const title = intl.formatMessage({ id: `infocenter.unknown.${kind}` }, { number })
  return (
    <>
      <title>{intl.formatMessage({ id: 'page.title' }, { page: title })}</title>
      <PageHead
        title={<Text breakable>{title}</Text>}
        intro={
          <Text breakable>
            <FormattedMessage id="error.status" values={{ status: '404' }} /> · {message}
          </Text>
        }
      />
      <Stack gap={16}>
        <p>
          <FormattedMessage id="infocenter.unknown.text" />
        </p>
        {kind !== 'appointmentEdit' && <TraceSearch number={number} />}
        <ButtonRow>
          <LinkButton to={to(list.routeId)} icon="chevron-left">
            <FormattedMessage id={list.titleId} />
          </LinkButton>
          <LinkButton to={to('infocenter')} variant="quiet">
            <FormattedMessage id="overview.navigation" />
          </LinkButton>
        </ButtonRow>
      </Stack>
    </>
  )
}
