import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { buttonClass } from '../shared/button-variant.ts'
import { Button } from '../shared/button.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { NewTabLink } from '../shared/new-tab-link.tsx'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import utilities from '../shared/utilities.module.css'
import { AskForRightViewModel } from './ask-for-right.view-model.ts'
import './data-table.module.ts'
import type { ListViewModel } from './list.view-model.ts'

/** Result of a request for a right: the name of the administrator who has received it, or the reason why none has. */
export type RightRequestResult =
  | { readonly administrator: string }
  | { readonly administrator?: never; readonly failure: 'too-soon' | 'failed' }

type Props = {
  readonly model: ListViewModel<unknown>
  readonly actions?: ReactNode
  readonly onReset: () => void
}

/** Reason for an empty list: no rows yet, no match, no permission, or a failure. */
export const EmptyListMessage = observer(function EmptyListMessage({ model, actions, onReset }: Props) {
  const { to } = usePaths()
  const { opened } = model
  const { name, routeId } = model.definition
  if (opened.kind === 'not-allowed') return <NotAllowed right={opened.flag} />
  if (opened.kind === 'failed') return <ListFailed />
  if (!model.isNarrowed) {
    return (
      <EmptyState
        icon="box"
        title={<FormattedMessage id="list.nothingYet" />}
        text={<FormattedMessage id={`list.nothing.${name}`} />}
        actions={actions ?? <ToOverview />}
      />
    )
  }
  return (
    <EmptyState
      icon="filter"
      title={<FormattedMessage id="list.nothingOfThese" />}
      text={<FormattedMessage id="list.nothingOfThese.text" />}
      actions={
        <LinkButton
          to={{ pathname: to(routeId), search: model.links.reset }}
          preventScrollReset
          onClick={onReset}
        >
          <FormattedMessage id="list.reset" />
        </LinkButton>
      }
    />
  )
})

/** Message that the user lacks a right, with the contact to request it. */
export const NotAllowed = observer(function NotAllowed({ right }: { readonly right: string }) {
  const intl = useIntl()
  const model = useViewModel(AskForRightViewModel)
  if (right === 'ownSession') return <OnlyThePerson />
  const administrator = model.administratorFor(right)
  if (administrator !== undefined) {
    return (
      <EmptyState
        icon="lock"
        title={<FormattedMessage id="list.notAllowed" />}
        text={
          <FormattedMessage
            id="list.notAllowed.missing"
            values={{ name: administrator, right: intl.formatMessage({ id: `list.right.${right}` }) }}
          />
        }
        actions={<AskAdministrator name={administrator} right={right} />}
      />
    )
  }
  const missing = intl.formatMessage({ id: `list.notAllowed.${right}` })
  const contact = model.contactFor(
    intl.formatMessage({ id: 'list.notAllowed.request' }, { ...model.asker, right: missing }),
  )
  return (
    <EmptyState
      icon="lock"
      title={<FormattedMessage id="list.notAllowed" />}
      text={missing}
      actions={
        <>
          {contact?.phone !== undefined && (
            <a href={contact.href} className={buttonClass({})}>
              <FormattedMessage id="list.notAllowed.call" values={{ phone: contact.phone }} />
            </a>
          )}
          {contact && contact.phone === undefined && (
            <NewTabLink href={contact.href} className={buttonClass({})}>
              <FormattedMessage id="list.notAllowed.ask" />
            </NewTabLink>
          )}
          <ToOverview />
        </>
      }
    />
  )
})

/** Message in a session on behalf of a person: only the person may see the page, whatever rights the session has. */
const OnlyThePerson = () => (
  <EmptyState
    icon="lock"
    title={<FormattedMessage id="list.notAllowed" />}
    text={<FormattedMessage id="list.notAllowed.ownSession" />}
    actions={<ToOverview />}
  />
)

type AskProps = { readonly name: string; readonly right: string }

/** Button that requests the right from the administrator. Without scripts the response is a page. */
function AskAdministrator({ name, right }: AskProps) {
  const { to } = usePaths()
  const { Form, state, data } = useFetcher<RightRequestResult>()
  const result = useRestoreFocus<HTMLDivElement>(data)
  return (
    <>
      {data?.administrator === undefined && (
        <Form method="post" action={to('askForRight')}>
          <Button type="submit" name="right" value={right} variant="primary" busy={state !== 'idle'}>
            <FormattedMessage id="list.notAllowed.askPerson" values={{ name }} />
          </Button>
        </Form>
      )}
      <div role="status" ref={result} tabIndex={-1} className={utilities.quietFocus}>
        {data && <AskedText asked={data} />}
      </div>
      <ToOverview />
    </>
  )
}

export const AskedText = ({ asked }: { readonly asked: RightRequestResult }) =>
  asked.administrator === undefined ? (
    <FormattedMessage id={`list.notAllowed.${asked.failure}`} />
  ) : (
    <FormattedMessage id="list.notAllowed.asked" values={{ name: asked.administrator }} />
  )

function ToOverview() {
  const { to } = usePaths()
  return (
    <IfOffered page="infocenter">
      <LinkButton to={to('infocenter')}>
        <FormattedMessage id="list.toOverview" />
      </LinkButton>
    </IfOffered>
  )
}

/** Error message of a list with a retry button; without scripts the button is a link that reloads the page. */
export function ListFailed() {
  const { pathname, search } = useLocation()
  const { state, revalidate } = useRevalidator()
  return (
    <EmptyState
      icon="error"
      role="alert"
      title={<FormattedMessage id="list.failed" />}
      text={<FormattedMessage id="list.failed.text" />}
      actions={
        <>
          <Button icon="undo" busy={state === 'loading'} onClick={() => void revalidate()}>
            <FormattedMessage id="error.retry" />
          </Button>
          <noscript>
            <LinkButton to={pathname + search} reloadDocument>
              <FormattedMessage id="error.retry" />
            </LinkButton>
          </noscript>
        </>
      }
    />
  )
}
