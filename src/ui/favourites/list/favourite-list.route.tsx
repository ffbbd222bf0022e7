import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { OpenFavouriteList, type OpenedFavouriteList } from '#application/favourites/open-favourite-list.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import { readTypedQuantity } from '#domain/cart/typed-quantity.ts'
import { languageIdOf } from '#domain/locale/language.ts'
import '../favourite-button.module.ts'
import '../../kernel/qr-codes.module.ts'
import { QuantityQuestionForm } from '../../add-to-cart/quantity-readings.tsx'
import { formText } from '../../kernel/form-text.ts'
import { listResponseInit } from '../../data-table/list-loader.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel, type Container } from '../../kernel/container.tsx'
import { useList } from '../../data-table/use-list.ts'
import { intlOf } from '../../intl/intl.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { favouriteItems } from './favourite-items.columns.ts'
import { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { FavouriteListPage } from './favourite-list.tsx'

export { listHeaders as headers } from '../../data-table/list-loader.ts'

const items = (container: Container) => (query: ListQuery) => container.get(OpenFavouriteList).more(query)

const load = pageLoader(async (container, call) => {
  const opened = await container.get(OpenFavouriteList).run(favouriteItems, call.url.searchParams)
  return opened === undefined ? notFound(container, call) : data(opened, listResponseInit(opened.opened))
})
export const loader = load
export const clientLoader = load

/** Ambiguous quantity that was posted without scripts, with its possible readings. */
type QuantityQuestion = {
  readonly sku: string
  readonly typed: string
  readonly readings: readonly number[]
}

/** Maximum length of an article number. Every number of a part is shorter. */
const SKU_MAX = 60

/**
 * Action of the favourite buttons without scripts: adds the part to the first list. The user confirms an ambiguous
 * quantity.
 */
export const action = pageAction(async (container, { locale }, form) => {
  const sku = formText(form, 'sku')
  const typedText = formText(form, 'quantity')
  const read = readTypedQuantity(typedText, languageIdOf(locale))
  if (read.kind === 'two-readings') {
    const question: QuantityQuestion = {
      sku: sku.slice(0, SKU_MAX),
      typed: typedText,
      readings: read.readings,
    }
    return data(question, 422)
  }
  const name = intlOf(locale).formatMessage({ id: 'notice.firstList' })
  const page = pathIn(locale)('noticelist')
  const added = await container
    .get(EditFavouriteItems)
    .addToFirstList(name, [{ sku, quantity: read.pieces, note: '' }])
  throw redirect(added.ok ? `${page}?list=${encodeURIComponent(added.value)}` : page, 303)
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.noticelist', isPrivate: true })

export default function NoticeListRoute({ loaderData }: { readonly loaderData: OpenedFavouriteList }) {
  const model = useViewModel(FavouriteListViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  const question = useActionData<QuantityQuestion>()
  const { to } = usePaths()
  const list = useList(favouriteItems, loaderData.opened, items)
  return (
    <>
      {question && (
        <QuantityQuestionForm
          action={to('noticelist')}
          about={{ name: 'sku', value: question.sku }}
          typed={question.typed}
          readings={question.readings}
        />
      )}
      <FavouriteListPage model={model} items={list} />
    </>
  )
}
