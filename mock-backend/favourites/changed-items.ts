import type { Account } from '../session/account.ts'
import type { Services } from '../services.ts'
import type { Visitor } from '../session/callers.ts'
import { changesOf } from './favourite-item.ts'
import type { FavouriteLists, StoredList } from './favourite-lists.ts'

type Parts = Pick<Services, 'catalogue' | 'currentParts'>

/** Number of items of a list that have changed since the last visit. The count itself is not recorded as a visit. */
export function changedItemCount(lists: FavouriteLists, parts: Parts, list: StoredList, visitor: Visitor) {
  const lastVisit = lists.lastVisitOf(list)
  return lists.itemsOf(list.listId).filter((item) => changesOf(parts, item, visitor, lastVisit).length > 0)
    .length
}

/** The number of changed items in all lists of a customer. */
export const changedItemCountOfCustomer = (
  lists: FavouriteLists,
  parts: Parts,
  visitor: Visitor & { account: Account },
): number =>
  lists
    .of(visitor.account.customerId)
    .reduce((sum, list) => sum + changedItemCount(lists, parts, list, visitor), 0)
