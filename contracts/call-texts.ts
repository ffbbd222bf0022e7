import type { AppRoute } from '@ts-rest/core'
import { OPTIONAL_CAPABILITIES } from './capabilities/capability-calls.ts'
import type { shopContract } from './shop.contract.ts'

/** Purpose of a call, in a line; facts that its schema cannot express. */
export type CallText = { readonly summary: string; readonly description?: string }

type TextsOf<Node> = {
  readonly [Name in keyof Node]: Node[Name] extends AppRoute ? CallText : TextsOf<Node[Name]>
}

/**
 * Texts of all calls for the API description. Separate from the contract, because browsers load the contract without
 * texts.
 */
const callTexts: TextsOf<typeof shopContract> = {
  account: {
    login: { summary: 'Logs in with user name and password' },
    loginKih: { summary: 'Logs in to the second service, for the administration' },
    logoutKih: { summary: 'Ends the session of the second service' },
    logout: { summary: 'Ends the session' },
    passwordReset: {
      summary: 'Sends a reset link',
      description: 'The answer is the same whether the user name is known or not.',
    },
    setPassword: {
      summary: 'Sets a new password by the link of a mail',
      description:
        'A link works once, and ends the sessions of the account. 422030: no such link; 422031: it has expired; 422032: it was used; 422061: the password is common.',
    },
    getFeatures: { summary: 'Tells what the account may see and do' },
  },
  capabilities: {
    get: {
      summary: 'Tells what the API offers beyond search, product, login, cart and order',
      description: `Any of ${OPTIONAL_CAPABILITIES.join(', ')}. The shop leaves out the rest. An API without this call offers everything.`,
    },
  },
  cart: {
    create: {
      summary: 'Creates the cart of a customer who has none',
      description: 'An existing cart stays as it is.',
    },
    getQuote: {
      summary: 'Reads the cart with its prices',
      description:
        'sku is the vendorId of the product, a dash and its sku; articleNo is its sku alone. Each line has item_id or itemId. version grows with each change.',
    },
    add: {
      summary: 'Adds parts to the cart',
      description:
        'sku is the vendorId of the product, a dash and its sku. Each line is answered by itself. After the end of the session the status is 200 and code 401000.',
    },
    updateItems: {
      summary: 'Sets quantities and remarks of lines',
      description: '409001 with the current quote: the version is stale.',
    },
    delete: { summary: 'Removes lines from the cart' },
    update: {
      summary: 'Sets the quantity of a line',
      description:
        '409001 with the current quote: the version is stale. Without a version a change from elsewhere is overwritten.',
    },
  },
  claims: {
    list: {
      summary: 'Lists claims',
      description: 'sort_by: receivedAt (default), claimNo, changedAt, topic, status, documentNo.',
    },
    get: { summary: 'Reads a claim with its messages' },
    reply: { summary: 'Adds a message to a claim', description: '422021: the claim is closed.' },
    file: { summary: 'Downloads what was sent, or the label for the parcel' },
  },
  approvals: {
    list: {
      summary: 'Lists orders that wait for an approval, and decided ones',
      description:
        'The caller’s own, and all of the company for approvers, deputies and administrators. sort_by: requestedAt (default), requestNo, placedBy, customerOrderReference, costCentre, pricesUntil, decision; for callers who may see prices net.',
    },
    get: { summary: 'Reads a request with prices and stock of then and now' },
    decide: {
      summary: 'Approves or refuses a request',
      description:
        '403040: an own request. 403041: not an approver. 409040: somebody else has decided. 409041: expired. 422041 to 422044: lines that cannot be approved so. The same decision of the same person again is answered as the first.',
    },
    deputy: { summary: 'Reads who decides for the caller' },
    setDeputy: {
      summary: 'Names the colleague who decides for the caller',
      description: '422046: not a colleague, or a day in the past.',
    },
  },
  costCentres: {
    save: {
      summary: 'Saves a cost centre with its monthly budget',
      description:
        '422047: another currency than that of the account. 422048: below what was ordered and what waits in this month.',
    },
    list: {
      summary: 'Lists the cost centres of the company',
      description: 'Those that the caller may order for, closed ones included.',
    },
  },
  content: { contentData: { summary: 'Reads menus, links and texts of the pages' } },
  country: {
    country: { summary: 'Reads a country: help desk, languages, addresses' },
    list: { summary: 'Lists the countries that the shop serves' },
  },
  product: {
    product: { summary: 'Reads a product by its slug', description: 'null if the slug is unknown.' },
    compare: {
      summary: 'Reads products for a comparison',
      description: 'In the order of the slugs; unknown ones are left out.',
    },
    slugs: { summary: 'Lists the slugs of all products', description: 'In pages, always in the same order.' },
  },
  redirects: { find: { summary: 'Finds where a path of the shop has moved to' } },
  search: {
    partSearch: { summary: 'Finds parts while typing: by article number, OE number, GTIN or name' },
    filteredSearch: {
      summary: 'Finds parts for a results page: by term, division, group, vehicle or attributes',
      description:
        'sort_by: relevance without one, name, sku; for callers who may see them price and stock. An unknown one is relevance.',
    },
    addVinSuggestion: { summary: 'Remembers a VIN', description: 'Answers the updated list.' },
    getVinSuggestions: { summary: 'Lists the remembered VINs' },
  },
  settings: { searchMode: { summary: 'Tells how the header searches first: parts or VIN' } },
  vin: {
    findVehicle: { summary: 'Finds a vehicle by its VIN' },
    vehicle: {
      summary: 'Reads a vehicle with the groups that hold parts for it',
      description: 'null if the slug is unknown.',
    },
  },
  vehicles: {
    makers: { summary: 'Lists the makers of vehicles that the catalogue has parts for' },
    ofMaker: { summary: 'Lists the vehicles of a maker', description: 'null if the maker is unknown.' },
    partFits: {
      summary: 'Tells on which conditions parts fit the vehicles of a model',
      description: 'Unknown parts are left out; of an unknown vehicle all are.',
    },
  },
  addresses: {
    list: {
      summary: 'Lists the addresses of the customer',
      description: 'The facets kind and countryID count all addresses, whatever the filter leaves.',
    },
    create: { summary: 'Adds a delivery address', description: '422003: no delivery to this country.' },
    update: {
      summary: 'Changes a delivery address',
      description: '404001 for the billing address too: the seller keeps it; 409001: changed elsewhere.',
    },
    delete: { summary: 'Deletes a delivery address' },
    restore: { summary: 'Restores a deleted address' },
    setDefault: {
      summary: 'Sets the usual delivery address',
      description: 'The billing address is allowed too.',
    },
    validate: {
      summary: 'Suggests the spelling of the postal service',
      description: 'No suggestion if the address is spelled so already, or if nothing is known.',
    },
    requestChange: { summary: 'Asks the seller to change the billing address' },
  },
  admin: {
    errorLog: { summary: 'Lists what shops have reported, newest first' },
    redirects: { summary: 'Lists all redirects' },
    cases: { summary: 'Lists what waits for a decision, oldest first' },
    decide: {
      summary: 'Accepts, refuses or answers an open case',
      description: '422024 for a refusal or an answer without a text.',
    },
    mock: {
      summary: 'Reads and changes the settings of the mock backend',
      description: 'Of the mock backend alone.',
    },
  },
  appointment: {
    list: {
      summary: 'Lists the pick-up appointments',
      description: 'All calls of appointments need the right to see shipments.',
    },
    get: { summary: 'Reads a pick-up appointment' },
    ready: {
      summary: 'Lists the goods that can be fetched and have no appointment yet',
      description: 'With `no` also the goods of that appointment.',
    },
    slots: {
      summary: 'Lists the slots of open days',
      description: '`no` names the appointment that is moved; its slot counts as free.',
    },
    create: {
      summary: 'Books a pick-up appointment',
      description:
        '409003: the slot has just been taken; 422006: it is past or unknown; 422007: the goods are not there.',
    },
    update: {
      summary: 'Moves a pick-up appointment',
      description:
        '409001: changed elsewhere; 422008: too late, the goods are being prepared; 422009: too early, they are not ready.',
    },
    cancel: { summary: 'Cancels a pick-up appointment' },
  },
  backorder: {
    list: {
      summary: 'Lists the lines that are on back order',
      description:
        'dateFrom and dateTo: the promised date. sort_by: promisedDate (default), orderDate, orderNo, sku, outstanding, value.',
    },
    subscribe: {
      summary: 'Subscribes to changed dates of lines, or unsubscribes',
      description: 'Answers all subscribed lines.',
    },
  },
  carts: {
    list: { summary: 'Lists own and shared carts, the active one first' },
    get: { summary: 'Reads a saved cart at current prices' },
    create: { summary: 'Creates a saved cart, empty or as a copy of the active one' },
    import: {
      summary: 'Puts lines into a saved cart',
      description: 'Each line is answered by its own status, in the order of the lines.',
    },
    rename: { summary: 'Renames a saved cart' },
    duplicate: { summary: 'Copies a saved cart', description: 'Also one that may only be read.' },
    activate: {
      summary: 'Loads a saved cart into the active one',
      description: 'REPLACE and KEEP_COPY keep the former content as a saved cart.',
    },
    merge: { summary: 'Adds the lines of one saved cart to another, and removes the first' },
    share: {
      summary: 'Shares a saved cart with these contacts and no others',
      description: '422002: an unknown contact.',
    },
    delete: { summary: 'Deletes a saved cart' },
    restore: { summary: 'Restores a deleted cart' },
  },
  currencies: {
    list: {
      summary: 'Lists the currencies in which prices can be shown',
      description: 'For information only: invoices are in the currency of the account.',
    },
    set: { summary: 'Chooses the currency for information' },
  },
  checkout: {
    validate: { summary: 'Checks the cart as it would be ordered now' },
    addressesGet: { summary: 'Lists the delivery addresses to choose from' },
    addressesSet: {
      summary: 'Chooses a known delivery address, or enters a new one',
      description: '422003: no delivery to its country.',
    },
    transportsGet: { summary: 'Lists the transports to choose from' },
    transportsSet: {
      summary: 'Chooses a transport',
      description: '422004: it does not carry dangerous goods that are in the cart.',
    },
    paymentsGet: { summary: 'Lists the payment methods to choose from' },
    paymentsSet: {
      summary: 'Chooses a payment method',
      description: '422001: not allowed for this cart; 422002: over the credit limit.',
    },
    paymentsStart: {
      summary: 'Opens the payment page for a PENDING order',
      description: 'One payment for each order.',
    },
    split: { summary: 'Tells what leaves at once, and what follows as a second order' },
    place: {
      summary: 'Places the order',
      description:
        '409001: the cart has changed; 409002: the key was used for another order; 422004: the transport does not carry dangerous goods.',
    },
    status: {
      summary: 'Reads the state of an order that was placed',
      description: 'Asked after a lost answer instead of ordering again; 404001: nothing was ordered.',
    },
    paymentReturn: {
      summary: 'Takes what the payment page answered',
      description:
        'A repeated answer changes nothing. CHANGED: the cart is not the one that was paid for, and the payment is released.',
    },
  },
  documents: {
    list: {
      summary: 'Lists documents of a type',
      description:
        'sort_by: date (default), documentNo, dueDate, customerOrderReference, net, total, openAmount, status, packages, grossWeightKg. The status open finds every invoice that is not paid in full.',
    },
    get: { summary: 'Reads a document with its lines' },
    getMany: {
      summary: 'Reads several documents',
      description: 'In the order of the numbers; unknown ones are left out.',
    },
    trace: {
      summary: 'Finds the chain of documents of a number',
      description:
        'By order number, own reference, part, delivery note, invoice, credit note, claim, tracking number or SSCC.',
    },
    queue: {
      summary: 'Requests files of documents',
      description: 'They are made one after the other; `documents.status` tells when a file is ready.',
    },
    status: {
      summary: 'Reads the state of requested files',
      description: 'Files that are no longer known, after 1800 seconds, are left out.',
    },
    file: { summary: 'Downloads a requested file' },
    cancel: { summary: 'Cancels requested files' },
  },
  errorLog: { report: { summary: 'Reports an error of the shop' } },
  favourites: {
    list: { summary: 'Lists the parts lists' },
    marks: { summary: 'Tells which parts stand in which parts lists' },
    get: { summary: 'Reads a parts list' },
    create: {
      summary: 'Creates a parts list',
      description: '409004: the name is taken; 413001: too many lists.',
    },
    rename: { summary: 'Renames a parts list' },
    delete: { summary: 'Deletes a parts list' },
    addItems: { summary: 'Adds parts to a parts list' },
    updateItems: {
      summary: 'Changes quantities and remarks of a parts list',
      description: '409001: changed elsewhere.',
    },
    moveItems: { summary: 'Moves parts to another parts list' },
    copyItems: { summary: 'Copies parts to another parts list' },
    deleteItems: { summary: 'Removes parts from a parts list' },
    share: {
      summary: 'Shares a parts list by a link',
      description: '400002: the last day is past, or more than a year ahead.',
    },
    unshare: { summary: 'Withdraws the link of a parts list' },
    shared: {
      summary: 'Reads a shared parts list',
      description: 'Needs no token. 410001: the link has expired or was withdrawn; 404001: an unknown link.',
    },
  },
  enquiries: {
    send: {
      summary: 'Sends an enquiry of somebody without a login',
      description:
        'Needs no token. 400001: company, street, post code, city or phone of a partnership, or the message of a question, is missing.',
    },
  },
  forms: {
    list: { summary: 'Lists the forms of a country' },
    submit: {
      summary: 'Submits a form',
      description:
        '404001: an unknown form, or a document of another customer; 413002: a file is too large; 422010: a file is no PDF, PNG or JPEG by its first bytes; 422022: more pieces than the line holds, less those of earlier claims.',
    },
  },
  onBehalf: {
    createCode: {
      summary: 'Creates a code by which the help desk may act for the person',
      description: 'It works once, for 15 minutes, and replaces an earlier one.',
    },
    start: {
      summary: 'Opens a session of 30 minutes for a person of a customer',
      description:
        'Only for the help desk, with the code of the person or for a reason. 404001: no such person; 422070: the code is wrong or expired.',
    },
  },
  profile: {
    get: { summary: 'Reads the profile and the open sessions of the person' },
    save: { summary: 'Changes name and language of the person' },
    setPassword: {
      summary: 'Changes the password',
      description:
        'Ends all other sessions of the person. 422060: the current password is wrong; 422061: the new one is common.',
    },
    revokeSessions: { summary: 'Ends one or all sessions of the person' },
  },
  ownNumbers: {
    list: {
      summary: 'Lists the own article numbers of the company',
      description: 'sort_by: decidedAt (default), ownNumber, articleNo, name, decidedBy.',
    },
    save: {
      summary: 'Decides which parts own article numbers mean',
      description:
        'The statuses have the order of the numbers. 413001: more numbers than a company may have.',
    },
    remove: { summary: 'Removes own article numbers' },
  },
  notifications: { subscribe: { summary: 'Subscribes to news about a part' } },
  lineCheck: {
    resolve: { summary: 'Finds the parts that the numbers of a list name' },
    availability: {
      summary: 'Tells what of a list can be delivered, from where and when',
      description: 'For partners.',
    },
  },
  inbox: {
    list: {
      summary: 'Lists what has happened for the person, newest first',
      description: 'title and text are in the language of the request; path is a page of the shop.',
    },
    markRead: {
      summary: 'Marks one entry or all as read',
      description: 'until is the time of the newest entry that the person has seen.',
    },
    channels: { summary: 'Tells by which channels the person is told of each kind of event' },
    saveChannels: {
      summary: 'Chooses the channels of events',
      description: 'Kinds that are left out stay as they are.',
    },
  },
  infocenter: {
    overview: {
      summary: 'Counts what needs attention',
      description: 'What the account may not see is left out.',
    },
  },
  invoices: {
    ageing: { summary: 'Sums open invoices by how long they are overdue' },
    statement: {
      summary:
        'Lists what was charged, credited and paid between two days, with the balance before and after',
      description: 'The opening balance and all amounts are the closing balance. A set-off moves no balance.',
    },
  },
  orders: {
    list: {
      summary: 'Lists the orders',
      description:
        'sort_by: date (default), orderNo, customerOrderReference, placedBy, lineCount, total, status, openQuantity.',
    },
    get: {
      summary: 'Reads an order by its first or its second number',
      description: 'An order of another account is unknown.',
    },
    reorderPreview: {
      summary: 'Tells what would become of each line if it were ordered again',
      description: 'Changes no cart.',
    },
    cancelLines: {
      summary: 'Cancels lines that have not been delivered',
      description: 'Each line is answered by itself.',
    },
  },
  partnerInterface: {
    get: {
      summary: 'Reads the settings of the partner interface',
      description: 'All its calls are for the administrator of the customer alone; 403007 for anybody else.',
    },
    createKey: {
      summary: 'Creates an API key',
      description: '400002: the last day is past, or more than two years ahead; 413001: too many keys.',
    },
    rotateKey: {
      summary: 'Replaces the secret of an API key',
      description: 'The former secret ends at once.',
    },
    revokeKey: { summary: 'Revokes an API key' },
    saveWebhook: {
      summary: 'Creates or changes a webhook',
      description: 'The secret of a new one is told once. 422020: the address is not public, or not https.',
    },
    deleteWebhook: { summary: 'Deletes a webhook' },
    testWebhook: { summary: 'Sends a test event to a webhook' },
    replayDelivery: { summary: 'Sends the payload of a delivery again, signed anew' },
    runExport: {
      summary: 'Makes a data export',
      description:
        'The file is read from the download queue. 403004: prices for a caller who sees none. 413002: the file would be too large.',
    },
    scheduleExport: {
      summary: 'Sets when a data export is made',
      description: 'The first file is made one day, week or month after the call.',
    },
    savePunchOutSystem: {
      summary: 'Creates or changes a system that shops by punch-out',
      description: 'The secret of a new one is told once. 422020: a return host is not public.',
    },
    rotatePunchOutSecret: {
      summary: 'Replaces the secret of a punch-out system',
      description: 'The former secret ends at once.',
    },
    deletePunchOutSystem: { summary: 'Deletes a punch-out system' },
  },
  people: {
    list: { summary: 'Lists the persons of the company, and open invitations' },
    get: { summary: 'Reads a person, and what can be granted' },
    change: {
      summary: 'Changes the role, the rights and the limits of a person',
      description:
        'Rights that the company lacks are left out. 409014: the last administrator; 422041: another currency; 422042: a negative limit.',
    },
    setActive: {
      summary: 'Deactivates or reactivates a person',
      description: 'A deactivated person is logged out everywhere. 409014: the last administrator.',
    },
    invite: {
      summary: 'Invites a person by e-mail',
      description:
        '409012: a colleague has the address; 409013: an account of another company has it; 413001: no more people.',
    },
    resend: { summary: 'Sends an invitation again', description: 'The link of the earlier mail ends.' },
    withdraw: { summary: 'Withdraws an invitation' },
    changes: { summary: 'Lists who changed what, newest first' },
    requests: { summary: 'Lists the rights that persons have asked for' },
    grant: { summary: 'Grants a right that was asked for' },
    decline: { summary: 'Declines a right that was asked for' },
    ask: {
      summary: 'Asks the administrators of the company for a right',
      description: '422043: nobody in the company can grant it.',
    },
    invitation: {
      summary: 'Reads an invitation by the secret of its link',
      description: '422030: unknown; 422031: expired; 422032: used.',
    },
    accept: {
      summary: 'Sets name and password of an invited person',
      description: 'As for reading; 409011: somebody is logged in.',
    },
  },
  punchOut: {
    start: {
      summary: 'Announces a punch-out session',
      description:
        'The answer is a ticket that opens one session once, within two minutes. 401003: no such system, or a wrong secret. 422021: the return address is not configured. 404001: no such basket.',
    },
    enter: {
      summary: 'Exchanges a ticket for a session',
      description:
        'The session has a cart of its own, in which several lines of a part are one. 410002: the ticket was used, or is too old.',
    },
    return: {
      summary: 'Ends a session with the basket to return',
      description: 'Repeated, it answers the same lines. 403008: the caller is in no punch-out session.',
    },
    lookUp: {
      summary: 'Answers VALIDATE and BACKGROUND_SEARCH of OCI',
      description: '401003: no such system, or a wrong secret. 422021: the return address is not configured.',
    },
    order: {
      summary: 'Places an order that a system sends as cXML or EDIFACT',
      description:
        'Placed once per order number of the buyer: repeated, it answers the same. Numbers are looked up as quick order does it, quantities are those of a cart. 409005: the order number stands for another content, or for a cancelled order with the same. 422022: lines that cannot be ordered, or not exactly (`isExact`), named by `errors`. 422023: an address that is not in the address book. 422001: the account may not order on account. 422002: its credit does not suffice. 403005: the account may not order.',
    },
    cancelOrder: {
      summary: 'Cancels an order that a system has sent',
      description:
        'Repeated, it answers the same. Its number can then be used for another order. 404001: no such order. 409005: goods have left.',
    },
  },
}

export function callTextOf(id: string): CallText {
  const [area = '', name = ''] = id.split('.')
  const texts: Readonly<Record<string, Readonly<Record<string, CallText>>>> = callTexts
  return texts[area]?.[name] ?? { summary: id }
}

export const areaTexts: Readonly<Record<keyof typeof shopContract, string>> = {
  account: 'Login, logout, what an account may do',
  capabilities: 'What the API offers',
  cart: 'The active cart',
  claims: 'Returns, shortages, cores and warranty claims as cases',
  content: 'Divisions and product groups',
  approvals: 'Orders that a second person approves',
  costCentres: 'Cost centres of the customer',
  country: 'Countries and the company that sells there',
  product: 'Products',
  redirects: 'Paths that have moved',
  search: 'Finding parts',
  settings: 'Settings of the header',
  vehicles: 'What fits vehicles',
  vin: 'Vehicles',
  addresses: 'Addresses of the customer',
  ownNumbers: 'Own article numbers of the customer',
  onBehalf: 'Sessions of the help desk for customers',
  profile: 'Profile, password and sessions of the person',
  admin: 'Administration of the shop',
  appointment: 'Pick-up appointments',
  backorder: 'Lines on back order',
  carts: 'Saved carts',
  currencies: 'Currencies for information',
  checkout: 'From the cart to the order',
  documents: 'Delivery notes, invoices, credit notes and their files',
  enquiries: 'Enquiries of visitors without a login',
  errorLog: 'Errors of the shop',
  favourites: 'Parts lists',
  forms: 'Forms of the help desk',
  notifications: 'News about parts',
  lineCheck: 'Lists of part numbers',
  inbox: 'Events of the person',
  infocenter: 'Overview of the info centre',
  invoices: 'Open invoices',
  orders: 'Orders',
  partnerInterface: 'API keys, webhooks, exports and punch-out systems of a customer',
  people: 'Persons of the customer’s company, their rights and invitations',
  punchOut: 'Sessions and orders of the customer’s own systems',
}
