import type { ServerInferResponseBody } from '@ts-rest/core'
import type { ArticleRef } from '#contracts/products/article.dto.ts'
import type { favouritesContract } from '#contracts/favourites/favourites.contract.ts'
import type {
  Change,
  FavouriteItem,
  FavouriteList,
  ListedArticle,
  SharedListItem,
} from '#domain/favourites/favourites.ts'
import type { MapIfVisible } from '../price-gate.ts'
import { toAvailability, toMoney } from '../products/product-mapping.ts'

type ListDto = ServerInferResponseBody<typeof favouritesContract.list, 200>['lists'][number]
type ItemDto = ServerInferResponseBody<typeof favouritesContract.get, 200>['items'][number]
type NotedDto = ServerInferResponseBody<typeof favouritesContract.shared, 200>['items'][number]

export const toList = ({ listId, name, count, changed, shareId, sharedUntil }: ListDto): FavouriteList => ({
  id: listId,
  name,
  count,
  changed,
  shareId,
  sharedUntil,
})

const toArticle = (dto: ArticleRef): ListedArticle => ({
  articleNo: dto.sku,
  name: dto.name,
  slug: dto.slug,
  manufacturer: dto.manufacturer,
  picture: dto.image,
  packagingAmount: dto.packagingAmount,
})

export const toNotedItem = (dto: NotedDto, ifShown: MapIfVisible): SharedListItem => ({
  ...toArticle(dto.article),
  sku: dto.sku,
  quantity: dto.quantity,
  note: dto.note,
  min: dto.min,
  max: dto.max,
  gtin: dto.gtin,
  price: ifShown(dto.price, toMoney),
  availability: toAvailability(dto.availability),
})

export const toFavouriteItem = (dto: ItemDto, ifShown: MapIfVisible): FavouriteItem => ({
  ...toNotedItem(dto, ifShown),
  addedAt: dto.addedAt,
  changes: dto.changes.flatMap((change) => toChange(change, ifShown)),
  replacedBy: dto.replacedBy && toArticle(dto.replacedBy),
  discontinued: dto.discontinued,
  isWatched: dto.isWatched ?? false,
})

function toChange(dto: ItemDto['changes'][number], ifShown: MapIfVisible): Change[] {
  if (dto.kind === 'REPLACED') return [{ kind: 'replaced', by: toArticle(dto.by) }]
  if (dto.kind === 'PRICE') {
    const toPrices = () => ({ before: toMoney(dto.before), after: toMoney(dto.after) })
    const change = ifShown(dto, toPrices)
    return change ? [{ kind: 'price', ...change }] : []
  }
  const [before, after] = [toAvailability(dto.before), toAvailability(dto.after)]
  return before && after ? [{ kind: 'availability', before, after }] : []
}
