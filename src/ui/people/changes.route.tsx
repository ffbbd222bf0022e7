import type { MetaArgs } from 'react-router'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { People } from '#application/people/people.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { PersonChange } from '#domain/people/person.ts'
import './people.module.ts'
import { listLoader } from '../data-table/list-loader.ts'
import { ListPage } from '../data-table/list-page.tsx'
import { useList } from '../data-table/use-list.ts'
import type { Container } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { changeList } from './change-list.columns.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const changes = (container: Container) => (query: ListQuery) => container.get(People).changes(query)

const load = listLoader(changeList, changes)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'list.title.peoplechanges', isPrivate: true })

export default function ChangesRoute({ loaderData }: { readonly loaderData: OpenedList<PersonChange> }) {
  return <ListPage model={useList(changeList, loaderData, changes)} />
}
