import type { Fault } from '#mock-backend/faults/fault.ts'
import { Given, When } from '../support/steps.ts'

type Effect = Fault extends infer Kind ? (Kind extends Fault ? Omit<Kind, 'path'> : never) : never

const EFFECTS: Readonly<Record<string, Effect>> = {
  'cannot be reached': { kind: 'offline' },
  'is down': { kind: 'status', status: 503 },
  fails: { kind: 'status', status: 500 },
  'violates the contract': { kind: 'off-contract' },
  'closes the connection': { kind: 'cut' },
  'does not respond': { kind: 'hang' },
  'no longer accepts the session': { kind: 'status', status: 401 },
  'is overloaded': { kind: 'status', status: 503, code: 503001 },
  'is lost': { kind: 'lost', times: 1 },
  'hangs once': { kind: 'hang', times: 1 },
}

const PATHS: Readonly<Record<string, string>> = {
  'the API': '/api/',
  'the error log': '/api/error-log',
  'the response of the cart': '/api/checkout/cart/add',
  'the response to the order': '/api/checkout/order/place',
  'the checkout': '/api/checkout/',
  'every drawing': '/media/',
  'the overview': '/api/infocenter/overview',
  'the list of forms': '/api/forms',
  'the live search': '/api/search/partSearch',
  'the logout call': '/api/logout',
  'the VIN history': '/api/search/addVinSuggestion',
  'the partner interface': '/api/partnerinterface/',
  'the state of downloads': '/api/documents/status',
  'the login': '/api/login',
  'the search': '/api/search/',
  'the catalogue': '/api/content-data',
  'adding to the cart': '/api/checkout/cart/add',
  'changing the cart': '/api/checkout/cart/update/',
  'the loading of the cart': '/api/checkout/cart/getQuote',
  'the list of addresses': '/api/addresses/list',
  'the list of carts': '/api/carts/list',
  'the list of appointments': '/api/appointment/list',
  'saving addresses': '/api/addresses/update',
  'the list of orders': '/api/orders/list',
  'the list of backorders': '/api/backorder/list',
  'the list of documents': '/api/documents/list',
}

const DISTURBANCE = new RegExp(`^(${Object.keys(PATHS).join('|')}) (${Object.keys(EFFECTS).join('|')})$`)

Given(DISTURBANCE, function (target: string, how: string) {
  this.backend.setFaults([{ path: PATHS[target]!, ...EFFECTS[how]! } as Fault])
})

When('the API works again', function () {
  this.backend.setFaults([])
})

const SLOW = {
  'the search': '/api/search/filteredSearch',
  'the live search': '/api/search/partSearch',
  'changing the cart': '/api/checkout/cart/update/',
} as const

When(new RegExp(`^(${Object.keys(SLOW).join('|')}) is slow$`), function (what: keyof typeof SLOW) {
  this.holdBack(SLOW[what])
})

When('the delayed response arrives', function () {
  this.letGo()
})
