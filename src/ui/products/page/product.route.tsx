import { redirect, type MetaArgs } from 'react-router'
import { OpenProduct, type OpenedProduct } from '#application/products/open-product.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import '../../composition/areas/compare.area.ts'
import '../../composition/areas/product.area.ts'
import { shopLoader, type LoaderCall } from '../../composition/shop-loader.ts'
import { useViewModel, type Shop } from '../../composition/shop.tsx'
import { leadsBack, notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { Product } from './product.tsx'
import { ProductViewModel } from './product.view-model.ts'
import type { Product as ShownProduct } from '#domain/products/product.ts'

type Shown = { readonly product: ShownProduct; readonly address: string }

const load = shopLoader(async (shop, call): Promise<Shown> => {
  const { params, url } = call
  if (isImagePath(url.pathname)) return notFound(shop, call)
  const opened = await openProduct(shop, call, params['slug'] ?? '')
  if (opened.kind !== 'found') return notFound(shop, call)
  return { product: opened.product, address: `${url.origin}${url.pathname}` }
})

/** A part that has another address is led to; where the API leads from there back to here, it is shown here. */
async function openProduct(shop: Shop, { url, locale }: LoaderCall, slug: string): Promise<OpenedProduct> {
  const opened = await shop.get(OpenProduct).run(slug)
  if (opened.kind !== 'moved') return opened
  const path = pathIn(locale)('product', { slug: opened.slug })
  if (await leadsBack(shop, path, url.pathname)) return shop.get(OpenProduct).run(opened.slug)
  throw redirect(path, 301)
}

export const loader = load
export const clientLoader = load

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
  })
}

type Props = { readonly loaderData: Shown }

export default function ProductRoute({ loaderData }: Props) {
  return <ProductOf key={loaderData.product.slug} {...loaderData} />
}

function ProductOf({ product, address }: Shown) {
  return <Product model={useViewModel(ProductViewModel, (model) => model.show(product, address), product)} />
}
