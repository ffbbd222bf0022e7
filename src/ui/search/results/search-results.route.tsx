import { useMemo } from 'react'
import { redirect, type MetaArgs } from 'react-router'
import type { Facet } from '#application/products/parts-catalogue.port.ts'
import { ListParts } from '#application/search/list-parts.ts'
import {
  asksForTermAlone,
  EVERYTHING,
  readResultsUrl,
  resultsQuery,
  type ResultsUrl,
} from '#application/search/results-url.ts'
import { EventBus } from '#application/tracking/event-bus.ts'
import '../results.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useContainer } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { chosenIn } from './facets.mapping.ts'
import { numberReplacedBy } from '#domain/search/replaced-number.ts'
import { leftOutIn } from '#domain/search/search-outcome.ts'
import { piecesFor } from '#domain/search/term-reading.ts'
import { productQuery } from '../../products/product-query.ts'
import { SearchResults } from './search-results.tsx'
import { isRead, SearchResultsViewModel, type ShownResults } from './search-results.view-model.ts'
import { loadNothingFound, loadTermReading } from './late-parts.ts'

const load = pageLoader(async (container, { url: { searchParams }, locale }): Promise<ShownResults> => {
  const url = readResultsUrl(searchParams)
  const listed = await container.get(ListParts).run(url)
  container.get(EventBus).answerSearch(url.term, listed.result.total)
  const [only, ...others] = listed.result.products
  if (only && others.length === 0 && listed.result.total === 1 && asksForTermAlone(searchParams)) {
    const told = {
      replaces: numberReplacedBy(only),
      pieces: piecesFor(listed.reading, only.sku),
      leftOut: leftOutIn(listed.result.understood),
    }
    throw redirect(pathIn(locale)('product', { slug: only.slug }) + productQuery(told), 301)
  }
  await Promise.all([isRead(listed) && loadTermReading(), listed.result.total === 0 && loadNothingFound()])
  return { url, listed }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const url = args.loaderData?.url
  if (url?.term !== undefined) {
    const titleValues = { term: url.term }
    return pageMeta(args, { titleId: 'results.ofTerm', titleValues, isPrivate: true })
  }
  const { page = 1, result } = args.loaderData?.listed ?? {}
  const query = url && resultsQuery(subjectOf(url, page))
  const names = url && result ? namesOf(url, result.facets) : []
  if (url === undefined || names.length === 0) {
    const titleId = url?.news ? 'results.promotions' : 'results.title'
    return pageMeta(args, { titleId, descriptionId: 'results.description', query })
  }
  const values = { names: names.join(', '), page, count: result?.total ?? 0 }
  return pageMeta(args, {
    titleId: 'results.titleOf',
    titleValues: values,
    descriptionId: 'results.descriptionOf',
    descriptionValues: values,
    query,
  })
}

/** Names of the chosen groups, otherwise of the chosen divisions. */
function namesOf(url: ResultsUrl, facets: readonly Facet[]): readonly string[] {
  const chosen = chosenIn(url, facets)
  const groups = chosen.filter(({ kind }) => kind === 'group')
  return (groups.length > 0 ? groups : chosen.filter(({ kind }) => kind === 'division')).map(
    ({ name }) => name,
  )
}

/** However a list is sorted and shown, it is about the same. */
const subjectOf = ({ sort: _, size: __, view: ___, ...subject }: ResultsUrl, page: number) => ({
  ...EVERYTHING,
  ...subject,
  page,
})

type Props = { readonly loaderData: ShownResults }

/** A model for each list of hits in one page that stays: what has the focus keeps it. */
export default function SearchResultsRoute({ loaderData }: Props) {
  const container = useContainer()
  const model = useMemo(() => {
    const made = container.get(SearchResultsViewModel)
    made.show(loaderData)
    return made
  }, [container, loaderData])
  return <SearchResults model={model} />
}
