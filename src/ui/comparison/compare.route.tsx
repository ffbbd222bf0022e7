import { redirect, type MetaArgs } from 'react-router'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { Compare } from './compare.tsx'
import { CompareViewModel, type ComparisonPageData } from './compare.view-model.ts'

const load = pageLoader(
  async (container, { url }): Promise<ComparisonPageData & { isRejected: boolean }> => ({
    products: await container.get(OpenComparison).run(),
    onlyDifferences: url.searchParams.get('only') === 'differences',
    isRejected: url.searchParams.get('refused') === 'full',
  }),
)
export const loader = load
export const clientLoader = load

/** Handles the buttons' forms, posted before hydration or without scripts. */
export const action = pageAction(async (container, { locale }, form) => {
  const slug = formText(form, 'slug')
  const result = container.get(ChooseCompared).run(slug, form.get('choice') !== 'remove')
  const isFull = !result.ok && result.error.kind === 'full'
  throw redirect(`${pathIn(locale)('compare')}${isFull ? '?refused=full' : ''}`, 303)
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'compare.title', isPrivate: true })

type Props = { readonly loaderData: ComparisonPageData & { readonly isRejected: boolean } }

export default function CompareRoute({ loaderData }: Props) {
  const model = useViewModel(CompareViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  return <Compare model={model} isRejected={loaderData.isRejected} />
}
