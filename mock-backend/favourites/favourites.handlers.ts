import { type favouritesContract, LISTS_MAX } from '#contracts/favourites/favourites.contract.ts'
import type { Caller, Visitor } from '../session/callers.ts'
import { companyOf } from '../session/company.ts'
import { addItems, deleteItems, staleItems, transferItems, updateItems } from './change-items.ts'
import { changedItemCount } from './changed-items.ts'
import { favouriteItem, sharedItem } from './favourite-item.ts'
import { FavouriteLists, type StoredList } from './favourite-lists.ts'
import { FavouriteShares } from './favourite-shares.ts'
import { listedItems } from './list-items.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

type Calls = Handlers<typeof favouritesContract>

const SHARED_MS_MAX = 366 * 86_400_000

const nameTaken = () => errorResponse(409, 409004, 'Another list has this name.')
const tooMany = () => errorResponse(413, 413001, `At most ${LISTS_MAX} lists.`)

export function favouritesHandlers({
  db,
  catalogue,
  currentParts,
  clock,
  visitorOf,
  callerOf,
}: Services): Calls {
  const lists = new FavouriteLists({ db, clock })
  const shares = new FavouriteShares({ db, clock })
  const addedResponses = new IdempotentResponses()

  const watchedBy = (contactId: string) => {
    const where = { contactId: { equals: contactId }, on: { equals: 'STOCK' } }
    return new Set(db.subscription.findMany({ where }).map(({ sku }) => sku))
  }

  const described = (list: StoredList, caller: Caller) => {
    const share = shares.of(list.listId)
    return {
      listId: list.listId,
      name: list.name,
      count: lists.itemsOf(list.listId).length,
      changed: changedItemCount(lists, { catalogue, currentParts }, list, caller),
      ...(share && { shareId: share.shareId, sharedUntil: new Date(share.expiresAt).toISOString() }),
    }
  }
  const all = (caller: Caller) => lists.of(caller.account.customerId).map((list) => described(list, caller))

  const ownList = (caller: Caller, listId: string) =>
    requireFound(lists.find(caller.account.customerId, listId), 'list')

  const done = <Body>(body: Body) => ({ status: 200 as const, body })
  const depsFor = (visitor: Visitor) => ({ lists, catalogue, visitor })

  const transfer =
    (isMove: boolean): Calls['moveItems' | 'copyItems'] =>
    async ({ body: { listId, toListId, skus, ...credentials } }) => {
      const caller = await callerOf(credentials)
      ownList(caller, listId)
      ownList(caller, toListId)
      return done({ lines: transferItems(depsFor(caller), { listId, toListId, skus, isMove }) })
    }

  return {
    list: async ({ body }) => done({ lists: all(await callerOf(body)) }),

    marks: async ({ body }) => {
      const caller = await callerOf(body)
      const marks = new Map<string, string[]>()
      for (const { listId } of lists.of(caller.account.customerId)) {
        for (const { sku } of lists.itemsOf(listId)) marks.set(sku, [...(marks.get(sku) ?? []), listId])
      }
      const marked = [...marks].map(([sku, listIds]) => ({ sku, listIds }))
      return done({ lists: all(caller), marks: marked })
    },

    get: async ({ body }) => {
      const caller = await callerOf(body)
      const list = ownList(caller, body.listId)
      const lastVisit = lists.lastVisitOf(list)
      lists.visit(list)
      const watched = watchedBy(caller.account.contactId)
      const items = lists.itemsOf(list.listId).map((item) => ({
        ...favouriteItem({ catalogue, currentParts }, item, caller, lastVisit),
        isWatched: watched.has(item.sku),
      }))
      const matching = listedItems(items, body)
      const { start, length } = body
      return done({
        list: described(lists.byId(list.listId) ?? list, caller),
        ...(lastVisit !== null && { lastVisit: new Date(lastVisit).toISOString() }),
        priceVisible: caller.account.showPrice,
        items: matching.slice(start, start + length),
        pagination: { start, length, total: matching.length },
        asOf: new Date(clock()).toISOString(),
      })
    },

    create: async ({ body }) => {
      const caller = await callerOf(body)
      const { customerId } = caller.account
      if (lists.hasName(customerId, body.name)) return nameTaken()
      if (lists.of(customerId).length >= LISTS_MAX) return tooMany()
      return done({ list: described(lists.create(customerId, body.name), caller) })
    },

    rename: async ({ body: { name, ...body } }) => {
      const caller = await callerOf(body)
      const list = ownList(caller, body.listId)
      if (lists.hasName(caller.account.customerId, name, list.listId)) return nameTaken()
      lists.rename(list.listId, name)
      return done({ list: described({ ...list, name }, caller) })
    },

    delete: async ({ body }) => {
      const caller = await callerOf(body)
      const { listId } = ownList(caller, body.listId)
      shares.withdraw(listId)
      lists.delete(listId)
      return done({ lists: all(caller) })
    },

    addItems: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const add = () => {
        const { listId } = ownList(caller, body.listId)
        return done({ lines: addItems(depsFor(caller), listId, body.items) })
      }
      const call = { listId: body.listId, items: body.items }
      const owner = caller.account.contactId
      return addedResponses.once({ owner, key: headers['idempotency-key'], body: call }, add)
    },

    updateItems: async ({ body }) => {
      const caller = await callerOf(body)
      const { listId } = ownList(caller, body.listId)
      const items = staleItems(depsFor(caller), listId, body.items)
      if (items.length > 0) {
        const { body: problem } = errorResponse(409, 409001, 'Changed elsewhere.')
        return { status: 409, body: { ...problem, items } }
      }
      return done({ lines: updateItems(depsFor(caller), listId, body.items) })
    },

    moveItems: transfer(true),
    copyItems: transfer(false),

    deleteItems: async ({ body }) => {
      const caller = await callerOf(body)
      const { listId } = ownList(caller, body.listId)
      return done({ lines: deleteItems(depsFor(caller), listId, body.skus) })
    },

    share: async ({ body }) => {
      const list = ownList(await callerOf(body), body.listId)
      const expiresAt = Date.parse(body.expiresAt)
      if (expiresAt <= clock() || expiresAt > clock() + SHARED_MS_MAX) {
        const errors = [{ pointer: '/expiresAt', code: 'out_of_range', message: 'Within the next year.' }]
        return errorResponse(400, 400002, undefined, { errors })
      }
      const shareId = shares.share(list.listId, expiresAt)
      const url = `/infocenter/sharedFavourites?id=${shareId}`
      return done({ shareId, url, expiresAt: new Date(expiresAt).toISOString() })
    },

    unshare: async ({ body }) => {
      const caller = await callerOf(body)
      const list = ownList(caller, body.listId)
      shares.withdraw(list.listId)
      return done({ list: described(list, caller) })
    },

    shared: async ({ body }) => {
      const share = requireFound(shares.find(body.shareId), 'list')
      if (!shares.isOpen(share)) {
        return errorResponse(410, 410001, 'This link has expired or was withdrawn.')
      }
      const list = requireFound(lists.byId(share.listId), 'list')
      const visitor = await visitorOf(body)
      return done({
        name: list.name,
        company: companyOf(list.customerId),
        expiresAt: new Date(share.expiresAt).toISOString(),
        items: lists.itemsOf(list.listId).map((item) => sharedItem(catalogue, item, visitor)),
      })
    },
  }
}
