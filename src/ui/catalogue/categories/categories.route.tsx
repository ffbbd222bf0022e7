import type { MetaArgs } from 'react-router'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { Categories } from './categories.tsx'
import { CategoriesViewModel } from './categories.view-model.ts'

const load = pageLoader(async (container) => void (await container.get(LoadRequiredLayoutData).run()))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'catalogue.groups', descriptionId: 'categories.description' })

export default function CategoriesRoute() {
  return <Categories model={useViewModel(CategoriesViewModel)} />
}
