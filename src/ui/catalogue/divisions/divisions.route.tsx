import type { MetaArgs } from 'react-router'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { Divisions } from './divisions.tsx'
import { DivisionsViewModel } from './divisions.view-model.ts'

const load = pageLoader(async (container) => void (await container.get(LoadRequiredLayoutData).run()))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'catalogue.divisions', descriptionId: 'divisions.description' })

export default function DivisionsRoute() {
  return <Divisions model={useViewModel(DivisionsViewModel)} />
}
