import type { Account } from '../accounts/account.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Reader } from '../products/reader.ts'
import { changesOf } from './favourite-item.ts'
import type { FavouriteLists, StoredList } from './favourite-lists.ts'

/** How many items of a list are no longer as they were at the last visit. To ask is no visit. */
export function changedIn(lists: FavouriteLists, catalogue: Catalogue, list: StoredList, reader: Reader) {
  const lastVisit = lists.lastVisitOf(list)
  return lists.itemsOf(list.listId).filter((item) => changesOf(catalogue, item, reader, lastVisit).length > 0)
    .length
}

/** The same of all lists of a customer. */
export const changedItems = (
  lists: FavouriteLists,
  catalogue: Catalogue,
  reader: Reader & { account: Account },
): number =>
  lists
    .of(reader.account.customerId)
    .reduce((sum, list) => sum + changedIn(lists, catalogue, list, reader), 0)
