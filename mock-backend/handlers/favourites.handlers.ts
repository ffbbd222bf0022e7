import { favouritesContract, LISTS_MAX } from '#contracts/favourites.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Account } from '../accounts/account.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { companyOf } from '../accounts/company.ts'
import type { Db } from '../db.ts'
import { addItems, deleteItems, transferItems, updateItems } from '../favourites/change-items.ts'
import { changedIn } from '../favourites/changed-items.ts'
import { favouriteItem, notedItem } from '../favourites/favourite-item.ts'
import { FavouriteLists, type StoredList } from '../favourites/favourite-lists.ts'
import { FavouriteShares } from '../favourites/favourite-shares.ts'
import { listedItems } from '../favourites/list-items.ts'
import { IdempotentAnswers, idempotencyKey } from '../http/idempotent-answers.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { readerFrom, type Reader } from '../products/reader.ts'

type Deps = { db: Db; catalogue: Catalogue; sessions: Sessions; clock: () => number }
type Owner = Reader & { account: Account }
type Caller = { token: string | null; languageID: LanguageId }

const SHARED_AT_MOST_MS = 366 * 86_400_000

const unknownList = () => refusal(404, 404001, 'Not Found', { detail: 'There is no such list.' })
const nameTaken = () => refusal(409, 409004, 'Conflict', { detail: 'Another list has this name.' })
const tooMany = () => refusal(413, 413001, 'Content Too Large', { detail: `At most ${LISTS_MAX} lists.` })

export function favouritesHandlers({ db, catalogue, sessions, clock }: Deps) {
  const lists = new FavouriteLists(db, clock)
  const shares = new FavouriteShares(db, clock)
  const added = new IdempotentAnswers()
  const readerOf = readerFrom({ sessions, clock })

  const described = (list: StoredList, reader: Owner) => {
    const share = shares.of(list.listId)
    return {
      listId: list.listId,
      name: list.name,
      count: lists.itemsOf(list.listId).length,
      changed: changedIn(lists, catalogue, list, reader),
      ...(share && { shareId: share.shareId, sharedUntil: new Date(share.expiresAt).toISOString() }),
    }
  }
  const all = (reader: Owner) => lists.of(reader.account.customerId).map((list) => described(list, reader))

  /** For who is logged in. */
  const owned =
    <Body extends Caller, Answer>(answer: (owner: Owner, body: Body) => Answer) =>
    async ({ body }: { body: Body }) => {
      const reader = await readerOf(body)
      const { account } = reader
      return account === undefined ? sessionEnded() : answer({ ...reader, account }, body)
    }

  /** For who owns the list that the call names. */
  const ofList = <Body extends Caller & { listId: string }, Answer>(
    answer: (list: StoredList, owner: Owner, body: Body) => Answer,
  ) =>
    owned((owner, body: Body) => {
      const list = lists.find(owner.account.customerId, body.listId)
      return list === undefined ? unknownList() : answer(list, owner, body)
    })

  const done = <Body>(body: Body) => ({ status: 200 as const, body })
  const depsFor = (reader: Reader) => ({ lists, catalogue, reader })

  const transfer = (isMove: boolean) =>
    ofList(
      (list, owner, { toListId, skus }: Caller & { listId: string; toListId: string; skus: string[] }) => {
        const target = lists.find(owner.account.customerId, toListId)
        if (target === undefined) return unknownList()
        const wish = { listId: list.listId, toListId, skus, isMove }
        return done({ lines: transferItems(depsFor(owner), wish) })
      },
    )

  return [
    replyTo(
      favouritesContract.list,
      owned((owner) => done({ lists: all(owner) })),
    ),

    replyTo(
      favouritesContract.marks,
      owned((owner) => {
        const marks = new Map<string, string[]>()
        for (const { listId } of lists.of(owner.account.customerId)) {
          for (const { sku } of lists.itemsOf(listId)) marks.set(sku, [...(marks.get(sku) ?? []), listId])
        }
        const marked = [...marks].map(([sku, listIds]) => ({ sku, listIds }))
        return done({ lists: all(owner), marks: marked })
      }),
    ),

    replyTo(
      favouritesContract.get,
      ofList((list, owner, body) => {
        const lastVisit = lists.lastVisitOf(list)
        lists.visit(list)
        const items = lists
          .itemsOf(list.listId)
          .map((item) => favouriteItem(catalogue, item, owner, lastVisit))
        const found = listedItems(items, body)
        const { start, length } = body
        return done({
          list: described(lists.byId(list.listId) ?? list, owner),
          ...(lastVisit !== null && { lastVisit: new Date(lastVisit).toISOString() }),
          priceVisible: owner.account.showPrice,
          items: found.slice(start, start + length),
          pagination: { start, length, total: found.length },
          asOf: new Date(clock()).toISOString(),
        })
      }),
    ),

    replyTo(
      favouritesContract.create,
      owned((owner, { name }: Caller & { name: string }) => {
        const { customerId } = owner.account
        if (lists.hasName(customerId, name)) return nameTaken()
        if (lists.of(customerId).length >= LISTS_MAX) return tooMany()
        return done({ list: described(lists.create(customerId, name), owner) })
      }),
    ),

    replyTo(
      favouritesContract.rename,
      ofList((list, owner, { name }: Caller & { listId: string; name: string }) => {
        if (lists.hasName(owner.account.customerId, name, list.listId)) return nameTaken()
        lists.rename(list.listId, name)
        return done({ list: described({ ...list, name }, owner) })
      }),
    ),

    replyTo(
      favouritesContract.delete,
      ofList((list, owner) => {
        shares.withdraw(list.listId)
        lists.delete(list.listId)
        return done({ lists: all(owner) })
      }),
    ),

    replyTo(favouritesContract.addItems, (call) => {
      const add = () =>
        ofList((list, owner, { items }: typeof call.body) =>
          done({ lines: addItems(depsFor(owner), list.listId, items) }),
        )(call)
      const key = idempotencyKey(call.request)
      return key === '' ? add() : added.once({ owner: call.body.token ?? '', key, body: call.body }, add)
    }),
    replyTo(
      favouritesContract.updateItems,
      ofList((list, owner, { items }) => done({ lines: updateItems(depsFor(owner), list.listId, items) })),
    ),
    replyTo(favouritesContract.moveItems, transfer(true)),
    replyTo(favouritesContract.copyItems, transfer(false)),
    replyTo(
      favouritesContract.deleteItems,
      ofList((list, owner, { skus }) => done({ lines: deleteItems(depsFor(owner), list.listId, skus) })),
    ),

    replyTo(
      favouritesContract.share,
      ofList((list, _, body: Caller & { listId: string; expiresAt: string }) => {
        const expiresAt = Date.parse(body.expiresAt)
        if (expiresAt <= clock() || expiresAt > clock() + SHARED_AT_MOST_MS) {
          const errors = [{ pointer: '/expiresAt', code: 'out_of_range', message: 'Within the next year.' }]
          return refusal(400, 400002, 'Bad Request', { errors })
        }
        const shareId = shares.share(list.listId, expiresAt)
        const url = `/infocenter/sharedFavourites?id=${shareId}`
        return done({ shareId, url, expiresAt: new Date(expiresAt).toISOString() })
      }),
    ),

    replyTo(
      favouritesContract.unshare,
      ofList((list, owner) => {
        shares.withdraw(list.listId)
        return done({ list: described(list, owner) })
      }),
    ),

    replyTo(favouritesContract.shared, async ({ body }) => {
      const share = shares.find(body.shareId)
      if (share.kind === 'gone') {
        return refusal(410, 410001, 'Gone', { detail: 'This link has expired or was withdrawn.' })
      }
      const list = share.kind === 'open' ? lists.byId(share.listId) : null
      if (share.kind === 'unknown' || list === null) return unknownList()
      const reader = await readerOf(body)
      return done({
        name: list.name,
        company: companyOf(list.customerId),
        expiresAt: new Date(share.expiresAt).toISOString(),
        items: lists.itemsOf(list.listId).map((item) => notedItem(catalogue, item, reader)),
      })
    }),
  ]
}
