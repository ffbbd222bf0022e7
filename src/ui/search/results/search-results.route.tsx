import { useMemo } from 'react'
import type { IntlShape } from 'react-intl'
import { redirect, type MetaArgs } from 'react-router'
import type { Facet } from '#application/search/parts-catalogue.port.ts'
import { ListParts, type ListedParts } from '#application/search/list-parts.ts'
import {
  isPlainTermQuery,
  UNFILTERED,
  readResultsUrl,
  resultsQuery,
  type ResultsUrl,
} from '#application/search/results-url.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { intlOf } from '../../intl/intl.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useContainer, type Container } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { localeOfPath, pathIn } from '../../routing/paths.ts'
import { chosenIn } from './facets.mapping.ts'
import { replacedNumberOfMatch } from '#domain/search/replaced-number.ts'
import { correctionOf, ignoredWordsIn } from '#domain/search/search-outcome.ts'
import { termQuantityFor } from '#domain/search/query-interpretation.ts'
import { productQuery } from '../../products/product-query.ts'
import { SearchResults } from './search-results.tsx'
import {
  showsInterpretation,
  SearchResultsViewModel,
  type ResultsPageData,
} from './search-results.view-model.ts'
import { resultsForVehicle, nothingFound, queryInterpretation } from './lazy-parts.ts'
import { resultTablePart } from './lazy-table.ts'

const load = pageLoader(async (container, { url: { searchParams }, locale }): Promise<ResultsPageData> => {
  const url = readResultsUrl(searchParams)
  const listedParts = await container.get(ListParts).run(url)
  container.get(EventBus).answerSearch(url.term, listedParts.result.total)
  const [only, ...others] = listedParts.result.products
  if (only && others.length === 0 && listedParts.result.total === 1 && isPlainTermQuery(searchParams)) {
    const productParameters = {
      replaces: replacedNumberOfMatch(only),
      pieces: termQuantityFor(listedParts.reading, only.sku),
      leftOut: ignoredWordsIn(listedParts.result.understood),
      corrected: correctionOf(listedParts.result.understood),
    }
    throw redirect(pathIn(locale)('product', { slug: only.slug }) + productQuery(productParameters), 301)
  }
  const hidden = await container.get(ListParts).hiddenBy(url, listedParts)
  if (hidden) {
    const to = pathIn(locale)
    const [part, ...others] = hidden.parts
    throw redirect(
      part && others.length === 0
        ? to('product', { slug: part.slug }) +
            productQuery({ ...hidden, replaces: replacedNumberOfMatch(part) })
        : to('results') + resultsQuery({ ...UNFILTERED, term: url.term }),
    )
  }
  const view = url.view ?? container.get(AppearanceStore).resultView
  const [fits] = await Promise.all([
    fitsOf(container, listedParts),
    showsInterpretation(listedParts) && queryInterpretation.load(),
    listedParts.result.total === 0 && nothingFound.load(),
    view === 'table' && resultTablePart.load(),
  ])
  return { url, view, listed: listedParts, ...fits }
})

/** Loaded with the list, so that fits do not shift its rows later. */
async function fitsOf(container: Container, { result: { vehicle, products } }: ListedParts) {
  if (!vehicle) return undefined
  const [{ loadFits }] = await Promise.all([import('../../vehicles/load-fits.ts'), resultsForVehicle.load()])
  const chosenVehicle = container.get(ChosenVehicleStore).vehicle
  const facts = chosenVehicle?.slug === vehicle.slug ? chosenVehicle.facts : undefined
  return {
    facts,
    fits: await loadFits(
      container,
      products.map(({ sku }) => sku),
      vehicle.slug,
    ),
  }
}

export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const url = args.loaderData?.url
  if (url?.term !== undefined) {
    const titleValues = { term: url.term }
    return pageMeta(args, { titleId: 'results.ofTerm', titleValues, isPrivate: true })
  }
  const { page = 1, result } = args.loaderData?.listed ?? {}
  if (url === undefined || result === undefined) return pageMeta(args, { titleId: 'results.title' })
  const intl = intlOf(localeOfPath(args.location.pathname))
  const values = { names: namesOf(url, result.facets, intl).join(', '), page, count: result.total }
  return pageMeta(args, {
    titleId: 'results.titleOf',
    titleValues: values,
    descriptionId: 'results.descriptionOf',
    descriptionValues: values,
    query: resultsQuery(subjectOf(url, page)),
  })
}

/** Filters that identify a list of the catalogue, such as all parts of a brand. */
const NAMED = ['group', 'division', 'brand', 'maker'] as const

function namesOf(url: ResultsUrl, facets: readonly Facet[], intl: IntlShape): readonly string[] {
  const choices = chosenIn(url, facets)
  const names = NAMED.flatMap((named) => choices.filter(({ kind }) => kind === named)).map(({ name }) => name)
  if (url.news) names.push(intl.formatMessage({ id: 'word.promotions' }))
  return names.length > 0 ? names : [intl.formatMessage({ id: 'results.everything' })]
}

/** Fields of the URL that identify the results; sort order and layout are excluded. */
const subjectOf = ({ sort: _, size: __, view: ___, ...subject }: ResultsUrl, page: number) => ({
  ...UNFILTERED,
  ...subject,
  page,
})

type Props = { readonly loaderData: ResultsPageData }

/** Creates a view model per list of results. The page is not remounted for another list, so that it keeps the focus. */
export default function SearchResultsRoute({ loaderData }: Props) {
  const container = useContainer()
  const model = useMemo(() => {
    const viewModel = container.get(SearchResultsViewModel)
    viewModel.show(loaderData)
    return viewModel
  }, [container, loaderData])
  return <SearchResults model={model} />
}
