import type { MetaArgs } from 'react-router'
import { CountGroups, type GroupCount } from '#application/catalogue/count-groups.ts'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { Division } from './division.tsx'
import { DivisionViewModel } from './division.view-model.ts'

type LoaderData = {
  readonly id: string
  readonly name: string
  readonly counts?: readonly GroupCount[] | undefined
}

const load = pageLoader(async (container, call): Promise<LoaderData> => {
  const { divisions } = (await container.get(LoadRequiredLayoutData).run()).content
  const division = divisions.find(({ id }) => id === call.params['divisionId'])
  if (!division) return notFound(container, call)
  const { id, name } = division
  return { id, name, counts: await container.get(CountGroups).run(id) }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const name = args.loaderData?.name ?? ''
  return pageMeta(args, {
    titleId: 'division.title',
    titleValues: { name },
    descriptionId: 'division.description',
    descriptionValues: { name },
  })
}

type Props = { readonly loaderData: LoaderData }

export default function DivisionRoute({ loaderData }: Props) {
  return <DivisionOf key={loaderData.id} {...loaderData} />
}

function DivisionOf({ id, counts }: LoaderData) {
  return <Division model={useViewModel(DivisionViewModel, (model) => model.show({ id, counts }))} />
}
