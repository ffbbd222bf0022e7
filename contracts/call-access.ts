import type { Scope } from './partner-interface/partner-interface.contract.ts'
import type { ShopCallId } from './shop-calls.ts'

/**
 * Kinds of callers by credential: none; token of a login, of a punch-out session or of the second service; user
 * name and secret of a customer's system; API key.
 */
export const CALLER_KINDS = ['guest', 'customer', 'punchOut', 'secondService', 'system', 'apiKey'] as const
export type CallerKind = (typeof CALLER_KINDS)[number]

/** Rights of an account that a call may require. */
export type Right = 'order' | 'invoice' | 'shipment' | 'showPrice' | 'fillBasket' | 'vinSearch'

export type CallAccess = {
  readonly kinds: readonly CallerKind[]
  /**
   * Rights of the account, any one of which permits the call; `document`: the right to see the requested type
   * of document.
   */
  readonly rights?: readonly Right[] | 'document'
  /** True if only an administrator of the customer's company may make the call. */
  readonly isForAdministrator?: true
  /** Scope of the API keys that may make the call. The rights of the account apply to them as well. */
  readonly scope?: Scope
}

const EVERYBODY: CallAccess = { kinds: ['guest', 'customer', 'punchOut'] }
const VEHICLES: CallAccess = { ...EVERYBODY, rights: ['vinSearch'] }
/**
 * Calls that a customer and a punch-out session may make: a punch-out session searches, sees prices and fills a cart.
 */
const SESSION: CallAccess = { kinds: ['customer', 'punchOut'] }
const CUSTOMER: CallAccess = { kinds: ['customer'] }
const withRight = (...rights: readonly Right[]): CallAccess => ({ ...CUSTOMER, rights })
const DOCUMENT: CallAccess = { ...CUSTOMER, rights: 'document' }
const ADMINISTRATOR: CallAccess = { ...CUSTOMER, isForAdministrator: true }
const PUNCH_OUT: CallAccess = { kinds: ['punchOut'] }
const SYSTEM: CallAccess = { kinds: ['system'] }
const SECOND_SERVICE: CallAccess = { kinds: ['secondService'] }
/** Returns the access extended to API keys with this scope. */
const orKey = (scope: Scope, access: CallAccess): CallAccess => ({
  ...access,
  kinds: [...access.kinds, 'apiKey'],
  scope,
})

/** The callers that may make each call. */
export const CALL_ACCESS: Readonly<Record<ShopCallId, CallAccess>> = {
  'account.login': EVERYBODY,
  'account.loginKih': EVERYBODY,
  'account.logoutKih': EVERYBODY,
  'account.logout': EVERYBODY,
  'account.passwordReset': EVERYBODY,
  'account.setPassword': EVERYBODY,
  'account.getFeatures': SESSION,
  'cart.create': orKey('orders:write', SESSION),
  'cart.getQuote': orKey('orders:write', SESSION),
  'cart.add': orKey('orders:write', SESSION),
  'cart.updateItems': orKey('orders:write', SESSION),
  'cart.delete': orKey('orders:write', SESSION),
  'cart.update': orKey('orders:write', SESSION),
  'content.contentData': EVERYBODY,
  'country.country': EVERYBODY,
  'country.list': EVERYBODY,
  'product.product': orKey('catalogue:read', EVERYBODY),
  'product.compare': orKey('catalogue:read', EVERYBODY),
  'product.slugs': orKey('catalogue:read', EVERYBODY),
  'redirects.find': EVERYBODY,
  'search.partSearch': orKey('catalogue:read', EVERYBODY),
  'search.filteredSearch': orKey('catalogue:read', EVERYBODY),
  'search.addVinSuggestion': EVERYBODY,
  'search.getVinSuggestions': EVERYBODY,
  'settings.searchMode': EVERYBODY,
  'vin.findVehicle': VEHICLES,
  'vin.vehicle': orKey('catalogue:read', VEHICLES),
  'addresses.list': CUSTOMER,
  'addresses.create': withRight('order'),
  'addresses.update': withRight('order'),
  'addresses.delete': withRight('order'),
  'addresses.restore': withRight('order'),
  'addresses.setDefault': withRight('order'),
  'addresses.validate': CUSTOMER,
  'addresses.requestChange': CUSTOMER,
  'admin.errorLog': SECOND_SERVICE,
  'admin.redirects': SECOND_SERVICE,
  'admin.cases': SECOND_SERVICE,
  'admin.decide': SECOND_SERVICE,
  'admin.mock': SECOND_SERVICE,
  'appointment.list': withRight('shipment'),
  'appointment.get': withRight('shipment'),
  'appointment.ready': withRight('shipment'),
  'appointment.slots': withRight('shipment'),
  'appointment.create': withRight('shipment'),
  'appointment.update': withRight('shipment'),
  'appointment.cancel': withRight('shipment'),
  'approvals.list': withRight('order'),
  'approvals.get': CUSTOMER,
  'approvals.decide': withRight('order'),
  'approvals.withdraw': CUSTOMER,
  'approvals.deputy': withRight('order'),
  'approvals.setDeputy': withRight('order'),
  'backorder.list': orKey('orders:read', withRight('order')),
  'backorder.subscribe': withRight('order'),
  'capabilities.get': EVERYBODY,
  'carts.list': CUSTOMER,
  'carts.get': CUSTOMER,
  'carts.create': CUSTOMER,
  'carts.import': CUSTOMER,
  'carts.rename': CUSTOMER,
  'carts.duplicate': CUSTOMER,
  'carts.activate': CUSTOMER,
  'carts.merge': CUSTOMER,
  'carts.share': CUSTOMER,
  'carts.delete': CUSTOMER,
  'carts.restore': CUSTOMER,
  'claims.list': CUSTOMER,
  'claims.get': CUSTOMER,
  'claims.reply': CUSTOMER,
  'claims.file': CUSTOMER,
  'costCentres.list': CUSTOMER,
  'costCentres.save': ADMINISTRATOR,
  'currencies.list': EVERYBODY,
  'currencies.set': withRight('showPrice'),
  'checkout.validate': orKey('orders:write', CUSTOMER),
  'checkout.addressesGet': orKey('orders:write', CUSTOMER),
  'checkout.addressesSet': orKey('orders:write', CUSTOMER),
  'checkout.transportsGet': orKey('orders:write', CUSTOMER),
  'checkout.transportsSet': orKey('orders:write', CUSTOMER),
  'checkout.paymentsGet': orKey('orders:write', CUSTOMER),
  'checkout.paymentsSet': orKey('orders:write', CUSTOMER),
  'checkout.paymentsStart': withRight('fillBasket'),
  'checkout.split': orKey('orders:write', CUSTOMER),
  'checkout.place': orKey('orders:write', withRight('fillBasket')),
  'checkout.status': orKey('orders:write', CUSTOMER),
  'checkout.paymentReturn': EVERYBODY,
  'documents.list': orKey('documents:read', DOCUMENT),
  'documents.get': orKey('documents:read', DOCUMENT),
  'documents.getMany': orKey('documents:read', DOCUMENT),
  'documents.trace': withRight('order', 'shipment', 'invoice'),
  'documents.queue': orKey('documents:read', DOCUMENT),
  'documents.status': orKey('documents:read', CUSTOMER),
  'documents.file': orKey('documents:read', CUSTOMER),
  'documents.cancel': orKey('documents:read', CUSTOMER),
  'enquiries.send': EVERYBODY,
  'errorLog.report': EVERYBODY,
  'favourites.list': CUSTOMER,
  'favourites.marks': CUSTOMER,
  'favourites.get': CUSTOMER,
  'favourites.create': CUSTOMER,
  'favourites.rename': CUSTOMER,
  'favourites.delete': CUSTOMER,
  'favourites.addItems': CUSTOMER,
  'favourites.updateItems': CUSTOMER,
  'favourites.moveItems': CUSTOMER,
  'favourites.copyItems': CUSTOMER,
  'favourites.deleteItems': CUSTOMER,
  'favourites.share': CUSTOMER,
  'favourites.unshare': CUSTOMER,
  'favourites.shared': EVERYBODY,
  'forms.list': EVERYBODY,
  'forms.submit': CUSTOMER,
  'notifications.subscribe': CUSTOMER,
  'lineCheck.resolve': orKey('catalogue:read', SESSION),
  'lineCheck.availability': orKey('stock:read', SESSION),
  'inbox.list': CUSTOMER,
  'inbox.markRead': CUSTOMER,
  'inbox.channels': CUSTOMER,
  'inbox.saveChannels': CUSTOMER,
  'infocenter.overview': CUSTOMER,
  'invoices.ageing': orKey('documents:read', withRight('invoice')),
  'invoices.statement': orKey('documents:read', withRight('invoice')),
  'orders.list': orKey('orders:read', withRight('order')),
  'orders.get': orKey('orders:read', withRight('order')),
  'orders.reorderPreview': withRight('order'),
  'orders.cancelLines': orKey('orders:write', withRight('order')),
  'onBehalf.createCode': CUSTOMER,
  'onBehalf.start': CUSTOMER,
  'profile.get': CUSTOMER,
  'profile.save': CUSTOMER,
  'profile.setPassword': CUSTOMER,
  'profile.revokeSessions': CUSTOMER,
  'ownNumbers.list': CUSTOMER,
  'ownNumbers.save': CUSTOMER,
  'ownNumbers.remove': CUSTOMER,
  'partnerInterface.get': ADMINISTRATOR,
  'partnerInterface.createKey': ADMINISTRATOR,
  'partnerInterface.rotateKey': ADMINISTRATOR,
  'partnerInterface.revokeKey': ADMINISTRATOR,
  'partnerInterface.saveWebhook': ADMINISTRATOR,
  'partnerInterface.deleteWebhook': ADMINISTRATOR,
  'partnerInterface.testWebhook': ADMINISTRATOR,
  'partnerInterface.replayDelivery': ADMINISTRATOR,
  'partnerInterface.runExport': ADMINISTRATOR,
  'partnerInterface.scheduleExport': ADMINISTRATOR,
  'partnerInterface.savePunchOutSystem': ADMINISTRATOR,
  'partnerInterface.rotatePunchOutSecret': ADMINISTRATOR,
  'partnerInterface.deletePunchOutSystem': ADMINISTRATOR,
  'people.list': ADMINISTRATOR,
  'people.get': ADMINISTRATOR,
  'people.change': ADMINISTRATOR,
  'people.setActive': ADMINISTRATOR,
  'people.invite': ADMINISTRATOR,
  'people.resend': ADMINISTRATOR,
  'people.withdraw': ADMINISTRATOR,
  'people.changes': ADMINISTRATOR,
  'people.requests': ADMINISTRATOR,
  'people.grant': ADMINISTRATOR,
  'people.decline': ADMINISTRATOR,
  'people.ask': CUSTOMER,
  'people.invitation': EVERYBODY,
  'people.accept': EVERYBODY,
  'punchOut.start': SYSTEM,
  'punchOut.enter': EVERYBODY,
  'punchOut.return': PUNCH_OUT,
  'punchOut.lookUp': SYSTEM,
  'punchOut.order': { ...SYSTEM, rights: ['fillBasket'] },
  'punchOut.cancelOrder': SYSTEM,
  'vehicles.makers': orKey('catalogue:read', VEHICLES),
  'vehicles.ofMaker': orKey('catalogue:read', VEHICLES),
  'vehicles.partFits': orKey('catalogue:read', VEHICLES),
}
