import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { DocumentFailures } from '../document-files/document-failures.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { ListFailed, NotAllowed } from '../data-table/empty-list-message.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { TraceChain } from './trace-chain.tsx'
import { TraceSearch } from './trace-search.tsx'
import type { TraceViewModel } from './trace.view-model.ts'

type Props = { readonly model: TraceViewModel; readonly files: DocumentFilesViewModel }

/** Timeline: the orders and documents that contain one number. */
export const TracePage = observer(function TracePage({ model, files }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Breadcrumbs
        label={text('breadcrumbs.label')}
        trail={[{ name: text('word.infoCentre'), to: to('infocenter') }]}
        current={model.number}
      />
      <PageHead title={<FormattedMessage id="trace.title" values={{ number: model.number }} />} />
      <TraceSearch number={model.number} />
      <Text as="p" role="status" muted className={utilities.goneIfEmpty}>
        {model.shown?.kind === 'found' && (
          <FormattedMessage id="trace.found" values={{ count: model.chains.length }} />
        )}
      </Text>
      <DocumentFailures files={files} />
      <Traced model={model} files={files} />
    </>
  )
})

const Traced = observer(function Traced({ model, files }: Props) {
  const { shown: traced } = model
  switch (traced?.kind) {
    case undefined:
      return null
    case 'failed':
      return <ListFailed />
    case 'not-allowed':
      return <NotAllowed right={traced.flag} />
    case 'unknown':
      return (
        <>
          <Unknown number={model.number} />
          <LeftOut model={model} />
        </>
      )
    case 'found':
      return (
        <>
          <LeftOut model={model} />
          {model.tooMany && (
            <AlertBox
              modifier="info"
              role="none"
              headline={<FormattedMessage id="trace.tooMany" values={model.tooMany} />}
            />
          )}
          {model.chains.map((chain) => (
            <TraceChain key={chain.id} chain={chain} files={files} />
          ))}
        </>
      )
  }
})

/**
 * Message for an unknown number. The same for the number of another customer, so that it does not reveal which numbers
 * exist.
 */
function Unknown({ number }: { readonly number: string }) {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="search"
      role="status"
      title={<FormattedMessage id="trace.unknown" values={{ number }} />}
      text={<FormattedMessage id="trace.unknown.text" />}
      actions={
        <LinkButton to={to('infocenter')}>
          <FormattedMessage id="list.toOverview" />
        </LinkButton>
      }
    />
  )
}

/** Note that the timeline omits documents which the user may not see. */
const LeftOut = observer(function LeftOut({ model }: { readonly model: TraceViewModel }) {
  const intl = useIntl()
  if (model.missingRights.length === 0) return null
  return (
    <AlertBox
      modifier="info"
      icon="lock"
      role="none"
      headline={<FormattedMessage id="trace.leftOut" />}
      list={model.missingRights.map((right) => intl.formatMessage({ id: `list.notAllowed.${right}` }))}
    />
  )
})
