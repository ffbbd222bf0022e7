import * as z from 'zod/mini'
import { RequestableRight } from '#contracts/people/people.contract.ts'
import type { Account } from './session/account.ts'
import type { SoldParts } from './products/cart-sku.ts'
import type { Checkout } from './checkout/checkout.ts'
import { CheckoutSnapshot, checkoutSnapshot, restoreCheckout } from './checkout/checkout-snapshot.ts'
import type { Db } from './db.ts'
import { OrderSnapshot, orderSnapshot, restoreOrders } from './orders/order-snapshot.ts'

const Favourites = z.object({
  lists: z.array(
    z.object({
      listId: z.string(),
      customerId: z.string(),
      name: z.string(),
      position: z.number(),
      visitedAt: z.nullable(z.number()),
      comparedTo: z.nullable(z.number()),
    }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      listId: z.string(),
      sku: z.string(),
      quantity: z.int(),
      note: z.string(),
      min: z.nullable(z.int()),
      max: z.nullable(z.int()),
      addedAt: z.number(),
    }),
  ),
  shares: z.array(
    z.object({
      shareId: z.string(),
      listId: z.string(),
      expiresAt: z.number(),
      isWithdrawn: z.boolean(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      subscriptionId: z.string(),
      contactId: z._default(z.string(), ''),
      sku: z.string(),
      on: z.string(),
      threshold: z.nullable(z.number()),
      language: z._default(z.string(), 'en'),
      since: z._default(z.number(), 0),
      price: z._default(z.nullable(z.number()), null),
    }),
  ),
})

const SavedCart = z.object({
  cartId: z.string(),
  owner: z.string(),
  name: z.string(),
  changedAt: z.number(),
  lines: z.string(),
  shares: z.string(),
  isDeleted: z.boolean(),
})

const Addresses = z.object({
  books: z.array(z.object({ customerId: z.string(), defaultId: z.nullable(z.string()), added: z.int() })),
  rows: z.array(
    z.object({
      id: z.string(),
      customerId: z.string(),
      content: z.string(),
      isDeleted: z.boolean(),
      version: z._default(z.int(), 1),
    }),
  ),
})

/** `accounts` as JSON, of companies that have changed their people. */
const People = z.object({
  accounts: z.array(z.string()),
  invitations: z.array(
    z.object({ hash: z.string(), contactId: z.string(), expiresAt: z.number(), isUsed: z.boolean() }),
  ),
  changes: z.array(
    z.object({
      id: z.string(),
      customerId: z.string(),
      at: z.number(),
      by: z.string(),
      byEmail: z._default(z.string(), ''),
      person: z.string(),
      personEmail: z._default(z.string(), ''),
      what: z.string(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  requests: z.array(
    z.object({
      requestId: z.string(),
      customerId: z.string(),
      contactId: z.string(),
      right: RequestableRight,
      at: z.number(),
      decidedAt: z._default(z.number(), 0),
      decidedBy: z._default(z.string(), ''),
      isGranted: z._default(z.boolean(), false),
    }),
  ),
})

const Office = z.object({
  requests: z.array(z.object({ no: z.string(), content: z.string() })),
  passwords: z.array(z.object({ userName: z.string(), hash: z.string(), changedAt: z.number() })),
  passwordLinks: z.array(
    z.object({ hash: z.string(), userName: z.string(), expiresAt: z.number(), isUsed: z.boolean() }),
  ),
  inboxEntries: z._default(
    z.array(
      z.object({
        id: z.string(),
        personId: z.string(),
        at: z.number(),
        content: z.string(),
        isRead: z.boolean(),
      }),
    ),
    [],
  ),
  inboxChannels: z._default(z.array(z.object({ id: z.string(), shop: z.boolean(), mail: z.boolean() })), []),
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      at: z.number(),
      language: z.string(),
      subject: z.string(),
      body: z.string(),
      link: z.nullable(z.string()),
      isBounced: z.boolean(),
    }),
  ),
})

const Approvals = z.object({
  requests: z.array(z.object({ no: z.string(), customerId: z.string(), content: z.string() })),
  deputies: z.array(z.object({ approverId: z.string(), personId: z.string(), until: z.string() })),
})

const Snapshot = z.object({
  carts: z.array(z.object({ owner: z.string(), version: z.int() })),
  lines: z.array(
    z.object({
      id: z.int(),
      owner: z.string(),
      sku: z.string(),
      quantity: z.int(),
      note: z._default(z.string(), ''),
      requestedNumber: z._default(z.string(), ''),
      changedAt: z._default(z.number(), 0),
      changedBy: z._default(z.string(), ''),
      changedByName: z._default(z.string(), ''),
    }),
  ),
  vinHistories: z.array(z.object({ owner: z.string(), vins: z.array(z.string()) })),
  savedCarts: z.optional(z.array(SavedCart)),
  favourites: z.optional(Favourites),
  orders: z.optional(OrderSnapshot),
  addresses: z.optional(Addresses),
  checkout: z.optional(CheckoutSnapshot),
  office: z.optional(Office),
  people: z.optional(People),
  partnerInterfaces: z.optional(z.array(z.object({ customerId: z.string(), content: z.string() }))),
  costCentres: z.optional(z.array(z.object({ customerId: z.string(), content: z.string() }))),
  approvals: z.optional(Approvals),
})

/** Serialises everything that customers have stored. */
export const snapshotOf = (db: Db, checkout: Checkout): string =>
  JSON.stringify({
    carts: db.cart.getAll(),
    lines: db.cartLine.getAll(),
    vinHistories: db.vinHistory.getAll(),
    savedCarts: db.savedCart.getAll(),
    favourites: {
      lists: db.favouriteList.getAll(),
      items: db.favouriteItem.getAll(),
      shares: db.favouriteShare.getAll(),
      subscriptions: db.subscription.getAll(),
    },
    orders: orderSnapshot(db),
    addresses: { books: db.addressBook.getAll(), rows: db.deliveryAddress.getAll() },
    checkout: checkoutSnapshot(checkout),
    partnerInterfaces: db.partnerInterface.getAll(),
    people: peopleSnapshot(db),
    costCentres: db.costCentres.getAll(),
    approvals: { requests: db.approvalRequest.getAll(), deputies: db.deputy.getAll() },
    office: {
      requests: db.request.getAll(),
      passwords: db.password.getAll(),
      passwordLinks: db.passwordLink.getAll(),
      mails: db.mail.getAll(),
      inboxEntries: db.inboxEntry.getAll(),
      inboxChannels: db.inboxChannel.getAll(),
    },
  } satisfies z.infer<typeof Snapshot>)

/** Restores the tables. Ignores an invalid snapshot, and lines and orders with parts that are no longer sold. */
export function restoreSnapshot(db: Db, text: string, isSold: (sku: string) => boolean): void {
  const snapshot = read(text)
  if (snapshot === undefined) return
  db.cart.deleteMany({ where: {} })
  snapshot.carts.forEach((cart) => db.cart.create(cart))
  snapshot.lines.filter(({ sku }) => isSold(sku)).forEach((line) => db.cartLine.create(line))
  snapshot.vinHistories.forEach((history) => db.vinHistory.create(history))
  snapshot.savedCarts?.forEach((cart) => db.savedCart.create(withSoldLines(cart, isSold)))
  snapshot.partnerInterfaces?.forEach((one) => db.partnerInterface.create(one))
  snapshot.costCentres?.forEach((one) => db.costCentres.create(one))
  snapshot.approvals?.requests.forEach((one) => db.approvalRequest.create(one))
  snapshot.approvals?.deputies.forEach((one) => db.deputy.create(one))
  snapshot.office?.requests.forEach((request) => db.request.create(request))
  snapshot.office?.passwords.forEach((password) => db.password.create(password))
  snapshot.office?.passwordLinks.forEach((link) => db.passwordLink.create(link))
  snapshot.office?.inboxEntries.forEach((entry) => db.inboxEntry.create(entry))
  snapshot.office?.inboxChannels.forEach((channel) => db.inboxChannel.create(channel))
  snapshot.office?.mails.forEach((mail) => db.mail.create(mail))
  if (snapshot.people) restorePeople(db, snapshot.people)
  if (snapshot.orders) restoreOrders(db, snapshot.orders, isSold)
  snapshot.addresses?.books.forEach((book) => db.addressBook.create(book))
  snapshot.addresses?.rows.forEach((row) => db.deliveryAddress.create(row))
  const favourites = snapshot.favourites
  if (favourites === undefined) return
  db.favouriteList.deleteMany({ where: {} })
  db.favouriteItem.deleteMany({ where: {} })
  favourites.lists.forEach((list) => db.favouriteList.create(list))
  favourites.items.filter(({ sku }) => isSold(sku)).forEach((item) => db.favouriteItem.create(item))
  favourites.shares.forEach((share) => db.favouriteShare.create(share))
  favourites.subscriptions.forEach((subscription) => db.subscription.create(subscription))
}

function peopleSnapshot(db: Db): z.infer<typeof People> {
  const changes = db.personChange.getAll()
  const changed = new Set(changes.map(({ customerId }) => customerId))
  return {
    accounts: db.account
      .getAll()
      .filter(({ customerId }) => changed.has(customerId))
      .map((account) => JSON.stringify(account)),
    invitations: db.invitation.getAll(),
    changes,
    requests: db.rightRequest.getAll(),
  }
}

function restorePeople(db: Db, { accounts, invitations, changes, requests }: z.infer<typeof People>): void {
  for (const content of accounts) {
    const account = JSON.parse(content) as Account
    const where = { userName: { equals: account.userName } }
    if (!db.account.update({ where, data: account })) db.account.create(account)
  }
  invitations.forEach((invitation) => db.invitation.create(invitation))
  changes.forEach((change) => db.personChange.create(change))
  requests.forEach((request) => db.rightRequest.create(request))
}

/** Restores the state of the checkout, which is not in the database. */
export function restoreCheckoutFrom(checkout: Checkout, text: string, parts: SoldParts): void {
  const snapshot = read(text)?.checkout
  if (snapshot) restoreCheckout(checkout, snapshot, parts)
}

function withSoldLines(cart: z.infer<typeof SavedCart>, isSold: (sku: string) => boolean) {
  const lines = JSON.parse(cart.lines) as { sku: string }[]
  return { ...cart, lines: JSON.stringify(lines.filter(({ sku }) => isSold(sku))) }
}

function read(text: string): z.infer<typeof Snapshot> | undefined {
  try {
    return z.safeParse(Snapshot, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
