import { redirect, type MetaArgs } from 'react-router'
import { ListParts } from '#application/parts/list-parts.ts'
import { asksForTermAlone, readResultsAddress, resultsQuery } from '#application/parts/results-address.ts'
import { shopLoader } from '../composition/shop-loader.ts'
import { useViewModel } from '../composition/shop.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { SearchResults } from './search-results.tsx'
import { SearchResultsViewModel, type ShownResults } from './search-results.view-model.ts'

const load = shopLoader(async (shop, { url, locale }): Promise<ShownResults> => {
  const address = readResultsAddress(url.searchParams)
  const listed = await shop.get(ListParts).run(address)
  const [only, ...others] = listed.result.products
  if (only && others.length === 0 && listed.result.total === 1 && asksForTermAlone(url.searchParams)) {
    throw redirect(pathIn(locale)('product', { slug: only.slug }), 301)
  }
  return { address, listed }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const address = args.loaderData?.address
  if (address?.term !== undefined) {
    const titleValues = { term: address.term }
    return pageMeta(args, { titleId: 'results.ofTerm', titleValues, isPrivate: true })
  }
  const query = address && resultsQuery({ ...address, page: args.loaderData?.listed.page ?? 1 })
  return pageMeta(args, { titleId: 'results.title', descriptionId: 'results.description', query })
}

type Props = { readonly loaderData: ShownResults }

export default function SearchResultsRoute({ loaderData }: Props) {
  return <ResultsOf key={resultsQuery(loaderData.address)} shown={loaderData} />
}

function ResultsOf({ shown }: { readonly shown: ShownResults }) {
  return <SearchResults model={useViewModel(SearchResultsViewModel, (model) => model.show(shown))} />
}
