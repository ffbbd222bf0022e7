import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { FormattedMessage } from 'react-intl'
import { Approvals, type Deputies } from '#application/approvals/approvals.port.ts'
import { SetDeputy } from '#application/approvals/set-deputy.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { ApprovalRequest } from '#domain/approvals/approval.ts'
import { readTypedDay } from '#domain/data-table/typed-day.ts'
import { listResponseInit, openListAt } from '../data-table/list-loader.ts'
import { ListPage } from '../data-table/list-page.tsx'
import { useList } from '../data-table/use-list.ts'
import type { Container } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import './approvals.module.ts'
import { DeputyForm, type DeputyFailure } from './deputy-form.tsx'
import { requestList } from './request-list.columns.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type LoaderData = {
  readonly opened: OpenedList<ApprovalRequest>
  /** Deputy of the approver, and the candidates; absent if the list could not be opened. */
  readonly deputies?: Deputies | undefined
  /** Search text for a colleague. */
  readonly term: string
}

const TERM_LENGTH_MAX = 100

const requests = (container: Container) => (query: ListQuery) => container.get(Approvals).list(query)

const load = pageLoader(async (container, { url }) => {
  const opened = await openListAt(url, container, requestList, requests(container))
  const term = (url.searchParams.get('colleague') ?? '').trim().slice(0, TERM_LENGTH_MAX)
  const deputies = opened.kind === 'listed' ? await container.get(Approvals).deputies(term) : undefined
  return data<LoaderData>({ opened, deputies, term }, listResponseInit(opened))
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { url }, form) => {
  const [personId, until] = [formText(form, 'personId'), formText(form, 'until')]
  const result = await container.get(SetDeputy).run(personId, readTypedDay(until) ?? until)
  if (result.ok) throw redirect(url.pathname, 303)
  return data<DeputyFailure>({ personId, until, failure: result.error.kind }, { status: 422 })
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.approvals', isPrivate: true })

export default function ApprovalsRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  const { opened, deputies, term } = loaderData
  const failure = useActionData<DeputyFailure>()
  const model = useList(requestList, opened, requests)
  return (
    <ListPage
      model={model}
      intro={<FormattedMessage id="approvals.intro" />}
      after={
        deputies &&
        (deputies.total > 0 || term !== '') && (
          <DeputyForm deputies={deputies} term={term} failure={failure} />
        )
      }
    />
  )
}
