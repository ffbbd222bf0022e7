import type { MetaArgs } from 'react-router'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import type { OwnNumber } from '#domain/own-numbers/own-number.ts'
import { listLoader } from '../data-table/list-loader.ts'
import { useList } from '../data-table/use-list.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { ownNumberList } from './own-number-list.columns.ts'
import './own-numbers.module.ts'
import '../data-table/data-table.module.ts'
import { OwnNumbersPage } from './own-numbers.tsx'
import { OwnNumbersViewModel } from './own-numbers.view-model.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const ownNumbers = (container: Container) => (query: ListQuery) => container.get(OwnNumbers).list(query)

const load = listLoader(ownNumberList, ownNumbers)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.ownnumbers', isPrivate: true })

export default function OwnNumbersRoute({ loaderData }: { readonly loaderData: OpenedList<OwnNumber> }) {
  const list = useList(ownNumberList, loaderData, ownNumbers)
  return <OwnNumbersPage list={list} model={useViewModel(OwnNumbersViewModel)} />
}
