import type { AppRoute } from '@ts-rest/core'
import { OPTIONAL_CAPABILITIES } from './capabilities/capability-calls.ts'
import type { shopContract } from './shop.contract.ts'

/** `summary`: purpose of the call in one line. `description`: facts that the schema of the call cannot express. */
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
      description: 'The response is the same for known and unknown user names.',
    },
    setPassword: {
      summary: 'Sets a new password by the link of a mail',
      description:
        'A link can be used once, and ends the sessions of the account. 422030: unknown link; 422031: it has expired; 422032: it was used; 422061: the password is common.',
    },
    getFeatures: { summary: 'Returns the rights of the account' },
  },
  capabilities: {
    get: {
      summary: 'Lists the capabilities of the API beyond search, product, login, cart and order',
      description: `Any of ${OPTIONAL_CAPABILITIES.join(', ')}. The shop leaves out the rest. An API without this call offers everything.`,
    },
  },
  cart: {
    create: {
      summary: 'Creates the cart of a customer without one',
      description: 'An existing cart is unchanged.',
    },
    getQuote: {
      summary: 'Reads the cart with its prices',
      description:
        'sku is the vendorId of the product, a dash and its sku; articleNo is its sku alone. Each line has item_id or itemId. version grows with each change.',
    },
    add: {
      summary: 'Adds parts to the cart',
      description:
        'sku is the vendorId of the product, a dash and its sku. Each line has its own status. After the end of the session the status is 200 and code 401000.',
    },
    updateItems: {
      summary: 'Sets quantities and remarks of lines',
      description: '409001 with the current quote: the version is stale.',
    },
    delete: { summary: 'Removes lines from the cart' },
    update: {
      summary: 'Sets the quantity of a line',
      description:
        '409001 with the current quote: the version is stale. Without a version, changes of another session are overwritten.',
    },
  },
  claims: {
    list: {
      summary: 'Lists claims',
      description: 'sort_by: receivedAt (default), claimNo, changedAt, topic, status, documentNo.',
    },
    get: { summary: 'Reads a claim with its messages' },
    reply: { summary: 'Adds a message to a claim', description: '422021: the claim is closed.' },
    file: { summary: 'Downloads the submitted report, or the shipping label' },
  },
  approvals: {
    list: {
      summary: 'Lists pending and decided order requests',
      description:
        'The caller’s own, and for approvers and deputies those of the cost centres that the approver may order for. sort_by: requestedAt (default), requestNo, placedBy, customerOrderReference, costCentre, pricesUntil, decision; for callers who may see prices net.',
    },
    get: { summary: 'Reads a request with its original and current prices and stock' },
    decide: {
      summary: 'Approves or refuses a request',
      description:
        '403005: the buyer may no longer place the order. 403040: own request. 403041: not an approver. 409040: already decided. 409041: expired. 409042: withdrawn. 422040: the cost centre is closed. 422041 to 422044: invalid lines. A retry of the same decision by the same person gets the first response.',
    },
    withdraw: {
      summary: 'Ends a waiting request of the caller',
      description:
        '404001: a request of somebody else. 409040: already decided. 409041: expired. A retry gets the first response.',
    },
    deputy: { summary: 'Reads the deputy of the caller' },
    setDeputy: {
      summary: 'Sets the deputy of the caller',
      description: '422046: not a colleague, or a day in the past.',
    },
  },
  costCentres: {
    save: {
      summary: 'Saves a cost centre with its monthly budget',
      description:
        '422047: another currency than that of the account. 422048: below the amount ordered and pending in this month. 413001: more than 200 cost centres.',
    },
    list: {
      summary: 'Lists the cost centres of the company',
      description: 'Cost centres for which the caller may order, including closed ones.',
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
      description: 'In the order of the slugs; unknown ones are omitted.',
    },
    slugs: { summary: 'Lists the slugs of all products', description: 'In pages, always in the same order.' },
  },
  redirects: { find: { summary: 'Finds the redirect of a path of the shop' } },
  search: {
    partSearch: { summary: 'Finds parts while typing: by article number, OE number, GTIN or name' },
    filteredSearch: {
      summary: 'Finds parts for a results page: by term, division, group, vehicle or attributes',
      description:
        'sort_by: relevance without one, name, sku; for callers who may see them price and stock. An unknown value means relevance.',
    },
    addVinSuggestion: { summary: 'Stores a VIN in the history', description: 'Returns the updated list.' },
    getVinSuggestions: { summary: 'Lists the VIN history' },
  },
  settings: { searchMode: { summary: 'Returns the search mode of the header: parts, VIN or both' } },
  vin: {
    findVehicle: { summary: 'Finds a vehicle by its VIN' },
    vehicle: {
      summary: 'Reads a vehicle with the groups that contain parts for it',
      description: 'null if the slug is unknown.',
    },
  },
  vehicles: {
    makers: { summary: 'Lists the makers of vehicles that the catalogue has parts for' },
    ofMaker: { summary: 'Lists the vehicles of a maker', description: 'null if the maker is unknown.' },
    partFits: {
      summary: 'Returns the conditions under which parts fit the vehicles of a model',
      description: 'Unknown parts are omitted; for an unknown vehicle the result is empty.',
    },
  },
  addresses: {
    list: {
      summary: 'Lists the addresses of the customer',
      description: 'The facets kind and countryID count all addresses, whatever filter is set.',
    },
    create: { summary: 'Adds a delivery address', description: '422003: no delivery to this country.' },
    update: {
      summary: 'Changes a delivery address',
      description:
        '404001 also for the billing address, which the seller maintains; 409001: another session has changed the address.',
    },
    delete: { summary: 'Deletes a delivery address' },
    restore: { summary: 'Restores a deleted address' },
    setDefault: {
      summary: 'Sets the default delivery address',
      description: 'The billing address is allowed too.',
    },
    validate: {
      summary: 'Suggests the spelling of the postal service',
      description: 'Empty if the address already has this spelling, or is unknown.',
    },
    requestChange: { summary: 'Asks the seller to change the billing address' },
  },
  admin: {
    errorLog: { summary: 'Lists error reports of shops, newest first' },
    redirects: { summary: 'Lists all redirects' },
    cases: { summary: 'Lists open cases, oldest first' },
    decide: {
      summary: 'Accepts, refuses or answers an open case',
      description: '422024 for a refusal or an answer without a text.',
    },
    mock: {
      summary: 'Reads and changes the settings of the mock backend',
      description: 'Only in the mock backend.',
    },
  },
  appointment: {
    list: {
      summary: 'Lists the pick-up appointments',
      description: 'All calls of appointments require the right to see shipments.',
    },
    get: { summary: 'Reads a pick-up appointment' },
    ready: {
      summary: 'Lists the goods that are ready for pick-up without an appointment',
      description: 'With `no` also the goods of that appointment.',
    },
    slots: {
      summary: 'Lists the slots of open days',
      description: '`no` is the number of the rescheduled appointment; its slot counts as free.',
    },
    create: {
      summary: 'Books a pick-up appointment',
      description:
        '409003: the slot was just taken; 422006: past or unknown slot; 422007: goods not ready or unknown.',
    },
    update: {
      summary: 'Reschedules a pick-up appointment',
      description:
        '409001: another session has changed it; 422008: too late, the goods are being prepared; 422009: too early, the goods are not ready.',
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
      description: 'Returns all subscribed lines.',
    },
  },
  carts: {
    list: { summary: 'Lists own and shared carts, the active one first' },
    get: { summary: 'Reads a saved cart at current prices' },
    create: { summary: 'Creates a saved cart, empty or as a copy of the active one' },
    import: {
      summary: 'Adds lines to a saved cart',
      description: 'Each line has its own status, in the order of the lines.',
    },
    rename: { summary: 'Renames a saved cart' },
    duplicate: { summary: 'Copies a saved cart', description: 'Also a read-only one.' },
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
    set: { summary: 'Sets the currency for information' },
  },
  checkout: {
    validate: { summary: 'Validates the cart for an order' },
    addressesGet: { summary: 'Lists the delivery addresses to choose from' },
    addressesSet: {
      summary: 'Chooses a known delivery address, or enters a new one',
      description: '422003: no delivery to its country.',
    },
    transportsGet: { summary: 'Lists the transports to choose from' },
    transportsSet: {
      summary: 'Chooses a transport',
      description: '422004: it excludes dangerous goods in the cart.',
    },
    paymentsGet: { summary: 'Lists the payment methods to choose from' },
    paymentsSet: {
      summary: 'Chooses a payment method',
      description: '422001: not allowed for this cart; 422002: over the credit limit.',
    },
    paymentsStart: {
      summary: 'Opens the payment page for a PENDING order',
      description:
        'One payment for each order. 422045: the order now needs an approval; 422040: its cost centre is closed; 403005: the person may no longer place it.',
    },
    split: { summary: 'Splits the cart into the immediate and the later delivery' },
    place: {
      summary: 'Places the order',
      description:
        '409001: the cart has changed; 409002: the key was used for another order; 422004: the transport excludes dangerous goods; 422054: it has no cost centre, which the company requires; 422053: the order needs an approval, and the company has no active approver for it.',
    },
    status: {
      summary: 'Reads the state of a placed order',
      description:
        'For use after a lost response, instead of a second order; 404001: the order was not placed.',
    },
    paymentReturn: {
      summary: 'Verifies the result of the payment page',
      description:
        'A repeated call has no effect. CHANGED: the cart has changed since the payment, which is released. NOT_ALLOWED: the person may no longer place the order without an approval; the payment is released.',
    },
  },
  documents: {
    list: {
      summary: 'Lists documents of a type',
      description:
        'sort_by: date (default), documentNo, dueDate, customerOrderReference, net, total, openAmount, status, packages, grossWeightKg. The status open matches every invoice that is not fully paid.',
    },
    get: { summary: 'Reads a document with its lines' },
    getMany: {
      summary: 'Reads several documents',
      description: 'In the order of the numbers; unknown ones are omitted.',
    },
    trace: {
      summary: 'Finds the chain of documents of a number',
      description:
        'By order number, own reference, part, delivery note, invoice, credit note, claim, tracking number or SSCC.',
    },
    queue: {
      summary: 'Requests files of documents',
      description: 'They are made one after the other; `documents.status` returns their progress.',
    },
    status: {
      summary: 'Reads the state of requested files',
      description: 'Files expire after 1800 seconds, and are then omitted.',
    },
    file: { summary: 'Downloads a requested file' },
    cancel: { summary: 'Cancels requested files' },
  },
  errorLog: { report: { summary: 'Reports an error of the shop' } },
  favourites: {
    list: { summary: 'Lists the parts lists' },
    marks: { summary: 'Lists the parts of all parts lists' },
    get: { summary: 'Reads a parts list' },
    create: {
      summary: 'Creates a parts list',
      description: '409004: the name is in use; 413001: too many lists.',
    },
    rename: { summary: 'Renames a parts list' },
    delete: { summary: 'Deletes a parts list' },
    addItems: { summary: 'Adds parts to a parts list' },
    updateItems: {
      summary: 'Changes quantities and remarks of a parts list',
      description: '409001: another session has changed items.',
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
      description:
        'Requires no token. 410001: the link has expired or was withdrawn; 404001: an unknown link.',
    },
  },
  enquiries: {
    send: {
      summary: 'Sends an enquiry of a visitor without a login',
      description:
        'Requires no token. 400001: company, street, post code, city or phone of a partnership, or the message of a question, is missing.',
    },
  },
  forms: {
    list: { summary: 'Lists the forms of a country' },
    submit: {
      summary: 'Submits a form',
      description:
        '403007: a credit application or new master data of a person who is not an administrator; 404001: unknown form, or document of another customer; 413002: a file is too large; 422010: the first bytes of a file are not those of a PDF, PNG or JPEG; 422022: more pieces than the line has, less those of earlier claims.',
    },
  },
  onBehalf: {
    createCode: {
      summary: 'Creates a code that allows the help desk to act for the person',
      description: 'It can be used once within 15 minutes, and replaces an earlier one.',
    },
    start: {
      summary: 'Opens a session of 30 minutes for a person of a customer',
      description:
        'Only for the help desk, with the code of the person or for a reason. 404001: unknown person; 422070: the code is wrong or expired.',
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
      summary: 'Assigns parts to own article numbers',
      description:
        'The statuses have the order of the numbers. 413001: more numbers than a company may have.',
    },
    remove: { summary: 'Removes own article numbers' },
  },
  notifications: { subscribe: { summary: 'Subscribes to notifications of a part' } },
  lineCheck: {
    resolve: { summary: 'Looks up the parts of a list of numbers' },
    availability: {
      summary: 'Returns the availability of a list of parts by warehouse and date',
      description: 'For partners.',
    },
  },
  inbox: {
    list: {
      summary: 'Lists the events of the person, newest first',
      description: 'title and text are in the language of the request; path is a page of the shop.',
    },
    markRead: {
      summary: 'Marks one entry or all as read',
      description: 'until is the time of the newest displayed entry.',
    },
    channels: { summary: 'Returns the notification channels of each kind of event' },
    saveChannels: {
      summary: 'Sets the channels of events',
      description: 'Omitted kinds are unchanged.',
    },
  },
  infocenter: {
    overview: {
      summary: 'Returns the counts of the overview',
      description: 'Counts without permission are omitted.',
    },
  },
  invoices: {
    ageing: { summary: 'Sums up open invoices by days overdue' },
    statement: {
      summary: 'Lists charges, credits and payments between two days, with opening and closing balance',
      description:
        'The opening balance and all amounts add up to the closing balance. A set-off changes no balance.',
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
      summary: 'Previews each line of a reorder',
      description: 'Changes no cart.',
    },
    cancelLines: {
      summary: 'Cancels lines that have not been delivered',
      description: 'Each line has its own status.',
    },
  },
  partnerInterface: {
    get: {
      summary: 'Reads the settings of the partner interface',
      description: 'All its calls are only for the administrator of the customer; 403007 for others.',
    },
    createKey: {
      summary: 'Creates an API key',
      description: '400002: the last day is past, or more than two years ahead; 413001: too many keys.',
    },
    rotateKey: {
      summary: 'Replaces the secret of an API key',
      description: 'The former secret becomes invalid at once.',
    },
    revokeKey: { summary: 'Revokes an API key' },
    saveWebhook: {
      summary: 'Creates or changes a webhook',
      description:
        'The response contains the secret of a new one once. 422020: the address is not public, or not https.',
    },
    deleteWebhook: { summary: 'Deletes a webhook' },
    testWebhook: { summary: 'Sends a test event to a webhook' },
    replayDelivery: { summary: 'Sends the payload of a delivery again, with a new signature' },
    runExport: {
      summary: 'Makes a data export',
      description:
        'The file is read from the download queue. 403004: prices for a caller without permission. 413002: the file would be too large.',
    },
    scheduleExport: {
      summary: 'Schedules a data export',
      description: 'The first file is made one day, week or month after the call.',
    },
    savePunchOutSystem: {
      summary: 'Creates or changes a punch-out system',
      description: 'The response contains the secret of a new one once. 422020: a return host is not public.',
    },
    rotatePunchOutSecret: {
      summary: 'Replaces the secret of a punch-out system',
      description: 'The former secret becomes invalid at once.',
    },
    deletePunchOutSystem: { summary: 'Deletes a punch-out system' },
  },
  people: {
    list: { summary: 'Lists the persons of the company, and open invitations' },
    get: { summary: 'Reads a person, and the rights that can be granted' },
    change: {
      summary: 'Changes the role, the rights and the limits of a person',
      description:
        'Rights that the company lacks are omitted. 404001 also for an unknown address and an unknown or closed cost centre; 409001: the version is stale; 409014: the last administrator; 422050: another currency; 422051: a negative limit.',
    },
    setActive: {
      summary: 'Deactivates or reactivates a person',
      description: 'A deactivated person is logged out everywhere. 409014: the last administrator.',
    },
    invite: {
      summary: 'Invites a person by e-mail',
      description:
        '404001: unknown or closed cost centre; 409012: a colleague has the address; 409013: an account of another company has it; 413001: too many people.',
    },
    resend: {
      summary: 'Sends an invitation again',
      description: 'The link of the earlier mail becomes invalid.',
    },
    withdraw: { summary: 'Withdraws an invitation' },
    changes: { summary: 'Lists the changes of people and rights, newest first' },
    requests: { summary: 'Lists the requests for rights' },
    grant: { summary: 'Grants a requested right' },
    decline: { summary: 'Declines a requested right' },
    ask: {
      summary: 'Asks the administrators of the company for a right',
      description: '422052: no administrator of the company can grant it.',
    },
    invitation: {
      summary: 'Reads an invitation by the secret of its link',
      description: '422030: unknown; 422031: expired; 422032: used.',
    },
    accept: {
      summary: 'Sets name and password of an invited person',
      description: '422030 to 422032 as for reading; 409011: the caller is logged in.',
    },
  },
  punchOut: {
    start: {
      summary: 'Announces a punch-out session',
      description:
        'The response contains a ticket that opens one session once, within two minutes. 401003: unknown system, or wrong secret. 422021: the return address is not configured. 404001: unknown basket.',
    },
    enter: {
      summary: 'Exchanges a ticket for a session',
      description:
        'The session has a separate cart, which merges lines of the same part. 410002: the ticket was used or has expired.',
    },
    return: {
      summary: 'Ends a session with the basket to return',
      description: 'A retry returns the same lines. 403008: the caller has no punch-out session.',
    },
    lookUp: {
      summary: 'Answers VALIDATE and BACKGROUND_SEARCH of OCI',
      description: '401003: unknown system, or wrong secret. 422021: the return address is not configured.',
    },
    order: {
      summary: 'Places an order that a system sends as cXML or EDIFACT',
      description:
        'Placed once per order number of the buyer: a retry gets the same response. Numbers are looked up as in quick order, quantities as in a cart. 409005: the order number was used with another content, or for a cancelled order with the same. 422022: lines that cannot be ordered, or not exactly (`isExact`), named by `errors`. 422023: an address that is not in the address book. 422001: the account may not order on account. 422002: its credit does not suffice. 422049: above the order limit of the person to whom the system belongs, or above the budget of its cost centre. 422040: its cost centre is closed. 422054: it has no cost centre, which the company requires. 403005: the account may not order.',
    },
    cancelOrder: {
      summary: 'Cancels an order that a system has sent',
      description:
        'A retry gets the same response. Its number can then be used for another order. 404001: unknown order. 409005: goods were already shipped.',
    },
  },
}

export function callTextOf(id: string): CallText {
  const [area = '', name = ''] = id.split('.')
  const texts: Readonly<Record<string, Readonly<Record<string, CallText>>>> = callTexts
  return texts[area]?.[name] ?? { summary: id }
}

export const areaTexts: Readonly<Record<keyof typeof shopContract, string>> = {
  account: 'Login, logout, rights of an account',
  capabilities: 'Capabilities of the API',
  cart: 'The active cart',
  claims: 'Returns, shortages, cores and warranty claims as cases',
  content: 'Divisions and product groups',
  approvals: 'Orders that a second person approves',
  costCentres: 'Cost centres of the customer',
  country: 'Countries and the selling company',
  product: 'Products',
  redirects: 'Redirects of moved paths',
  search: 'Finding parts',
  settings: 'Settings of the header',
  vehicles: 'Vehicles and fitting parts',
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
  notifications: 'Notifications of parts',
  lineCheck: 'Lists of part numbers',
  inbox: 'Events of the person',
  infocenter: 'Overview of the info centre',
  invoices: 'Open invoices',
  orders: 'Orders',
  partnerInterface: 'API keys, webhooks, exports and punch-out systems of a customer',
  people: 'Persons of the customer’s company, their rights and invitations',
  punchOut: 'Sessions and orders of the customer’s own systems',
}
