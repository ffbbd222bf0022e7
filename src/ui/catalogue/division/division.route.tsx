import type { MetaArgs } from 'react-router'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import '../catalogue.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { Division } from './division.tsx'
import { DivisionViewModel } from './division.view-model.ts'

type Shown = { readonly id: string; readonly name: string }

const load = pageLoader(async (container, call): Promise<Shown> => {
  const { divisions } = (await container.get(OpenCatalogue).run()).content
  const division = divisions.find(({ id }) => id === call.params['divisionId'])
  if (!division) return notFound(container, call)
  return { id: division.id, name: division.name }
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

type Props = { readonly loaderData: Shown }

export default function DivisionRoute({ loaderData: { id } }: Props) {
  return <DivisionOf key={id} id={id} />
}

function DivisionOf({ id }: { readonly id: string }) {
  return <Division model={useViewModel(DivisionViewModel, (model) => model.show(id))} />
}
