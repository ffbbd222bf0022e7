import { data, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { OfferedCostCentres } from '#application/cost-centres/offered-cost-centres.ts'
import { People } from '#application/people/people.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { costCentreText } from '#domain/cost-centres/cost-centre.ts'
import { PERSON_ROLES, type Person, type RightRequest } from '#domain/people/person.ts'
import '../cost-centres/cost-centres.module.ts'
import './people.module.ts'
import { listResponseInit, openListAt } from '../data-table/list-loader.ts'
import { useList } from '../data-table/use-list.ts'
import type { Container } from '../kernel/container.tsx'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { PEOPLE_INTENTS, peopleAction, type PeopleActionData } from './people-action.ts'
import { peopleList } from './people-list.columns.ts'
import { PeoplePage, type OpenedPeopleForm } from './people.tsx'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type Loaded = {
  readonly opened: OpenedList<Person>
  readonly requests: readonly RightRequest[]
  readonly form: OpenedPeopleForm
}

const people = (container: Container) => (query: ListQuery) => container.get(People).list(query)

const load = pageLoader(async (container, { url }) => {
  const opened = await openListAt(url, container, peopleList, people(container))
  const isListed = opened.kind === 'listed'
  const [requests, form] = isListed
    ? await Promise.all([container.get(People).requests(), taskAt(container, url.searchParams)])
    : [[], { kind: 'none' as const }]
  return data({ opened, requests, form } satisfies Loaded, listResponseInit(opened))
})
export const loader = load
export const clientLoader = load

const act = pageAction(peopleAction)
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.people', isPrivate: true })

export default function PeopleRoute({ loaderData }: { readonly loaderData: Loaded }) {
  const { opened, requests, form } = loaderData
  const [params] = useSearchParams()
  const requestedId = params.get('request')
  return (
    <PeoplePage
      model={useList(peopleList, opened, people)}
      requests={shownRequests(requests, requestedId)}
      form={form}
      isUnknown={requestedId !== null && requests.every(({ requestId }) => requestId !== requestedId)}
      actionData={useActionData<PeopleActionData>()}
      done={PEOPLE_INTENTS.find((candidate) => candidate === params.get('done'))}
    />
  )
}

/** Open requests, and the request whose id is in the URL, even if it is already decided. */
const shownRequests = (requests: readonly RightRequest[], requestedId: string | null) =>
  requests.filter(({ requestId, decision }) => decision === undefined || requestId === requestedId)

async function taskAt(container: Container, params: URLSearchParams): Promise<OpenedPeopleForm> {
  if (params.has('invite')) {
    const costCentres = (await container.get(OfferedCostCentres).run()) ?? []
    const currency = container.get(SessionStore).user?.accountCurrency ?? ''
    const choices = costCentres
      .filter(({ isOpen }) => isOpen)
      .map((one) => ({ id: one.id, name: costCentreText(one) }))
    return { kind: 'invite', invitation: { roles: PERSON_ROLES, currency, costCentres: choices } }
  }
  const id = params.get('edit')
  if (id === null) return { kind: 'none' }
  const file = await container.get(People).find(id)
  return file ? { kind: 'edit', file } : { kind: 'unknown' }
}
