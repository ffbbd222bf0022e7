import { redirect, type MetaArgs } from 'react-router'
import { OpenProduct, type OpenedProduct } from '#application/products/open-product.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { pageLoader, type LoaderArgs } from '../../kernel/page-loader.ts'
import { useViewModel, type Container } from '../../kernel/container.tsx'
import { causesRedirectLoop, notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import {
  IGNORED_WORDS_PARAMETER,
  QUANTITY_PARAMETER,
  productQuery,
  CORRECTED_TEXT_PARAMETER,
  REPLACES_PARAMETER,
  TYPED_TEXT_PARAMETER,
} from '../product-query.ts'
import type { CorrectedText } from './product-notices.tsx'
import { replacedNumber } from '#domain/search/replaced-number.ts'
import { truncateSearchTerm } from '#domain/search/search-term.ts'
import { loadPartFit } from '../../vehicles/lazy-fits.ts'
import { requestIdle } from '../../delivery/request-idle.ts'
import { loadSections } from './lazy-sections.ts'
import { Product } from './product.tsx'
import { rasterUrlOf } from './raster-url-of.ts'
import { ProductViewModel } from './product.view-model.ts'
import type { Product as ShownProduct } from '#domain/products/product.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'

type LoaderData = {
  readonly product: ShownProduct
  readonly address: string
  /** Number of a discontinued part whose page redirected here. */
  readonly replaced?: string | undefined
  /** Quantity in the search term. */
  readonly pieces?: number | undefined
  /** Words of the search term that the search ignored. */
  readonly leftOut: readonly string[]
  /** Word of the search term that was corrected, and its correction. */
  readonly corrected?: CorrectedText | undefined
  /** Fit of the part for the chosen vehicle. */
  readonly fits: readonly PartFit[]
}

/** Maximum number of ignored words that the note lists. If there are more, the search has understood almost nothing. */
const LEFT_OUT_MAX = 5

const load = pageLoader(async (container, call): Promise<LoaderData> => {
  const { params, url } = call
  if (isImagePath(url.pathname)) return notFound(container, call)
  const [opened] = await Promise.all([openProduct(container, call, params['slug'] ?? ''), loadSections()])
  if (opened.kind !== 'found') return notFound(container, call)
  const { product } = opened
  const replaced = replacedNumber(product, url.searchParams.get(REPLACES_PARAMETER) ?? '')
  const fits = await loadPartFit(container, product.sku)
  const quantity = Number(url.searchParams.get(QUANTITY_PARAMETER)) || undefined
  const leftOut = url.searchParams
    .getAll(IGNORED_WORDS_PARAMETER)
    .slice(0, LEFT_OUT_MAX)
    .map(truncateSearchTerm)
  const [text, value] = [TYPED_TEXT_PARAMETER, CORRECTED_TEXT_PARAMETER].map((name) =>
    truncateSearchTerm(url.searchParams.get(name) ?? ''),
  )
  const corrected = text && value ? { text, value } : undefined
  return {
    product,
    address: `${url.origin}${url.pathname}`,
    replaced,
    pieces: quantity,
    leftOut,
    corrected,
    fits,
  }
})

/**
 * Redirects to the canonical path of the part. If the API redirects from there back to this path, shows the part here.
 */
async function openProduct(
  container: Container,
  { url, locale }: LoaderArgs,
  slug: string,
): Promise<OpenedProduct> {
  const opened = await container.get(OpenProduct).run(slug)
  if (opened.kind !== 'moved') return opened
  const path = pathIn(locale)('product', { slug: opened.slug })
  if (await causesRedirectLoop(container, path, url.pathname))
    return container.get(OpenProduct).run(opened.slug)
  throw redirect(path + productQuery(opened), 301)
}

export const loader = load
export const clientLoader = load

// a prefetch of this page only imports this module; the sections are loaded here as well, because the loader would wait
// for them
if (!import.meta.env.SSR) void requestIdle().then(loadSections)

export const meta = (args: MetaArgs<typeof loader>) => {
  const product = args.loaderData?.product
  const values = {
    number: product?.sku ?? '',
    name: product?.name ?? '',
    maker: product?.manufacturer ?? '',
    oe: product?.mainOe?.referenceNo ?? '',
  }
  return pageMeta(args, {
    titleId: 'product.title',
    titleValues: values,
    descriptionId: 'product.description',
    descriptionValues: values,
    imagePath: product && rasterUrlOf(product.picture.src),
  })
}

type Props = { readonly loaderData: LoaderData }

export default function ProductRoute({ loaderData }: Props) {
  return <ProductOf key={loaderData.product.slug} {...loaderData} />
}

function ProductOf({ product, address, pieces, ...shown }: LoaderData) {
  const model = useViewModel(
    ProductViewModel,
    (viewModel) => viewModel.show(product, address, pieces),
    product,
  )
  return <Product model={model} {...shown} />
}
