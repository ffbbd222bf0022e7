import type { Fault } from '#mock-backend/faults/fault.ts'
import { Given, When } from '../support/steps.ts'

type Effect = Fault extends infer Kind ? (Kind extends Fault ? Omit<Kind, 'path'> : never) : never

const EFFECTS: Readonly<Record<string, Effect>> = {
  'cannot be reached': { kind: 'offline' },
  'is down': { kind: 'status', status: 503 },
  fails: { kind: 'status', status: 500 },
  'answers with a web page': { kind: 'html' },
  'answers with garbage': { kind: 'garbage' },
  'answers with nothing': { kind: 'empty' },
  'answers something else': { kind: 'off-contract' },
  'breaks off': { kind: 'cut' },
  'never answers': { kind: 'hang' },
  'no longer accepts the session': { kind: 'status', status: 401 },
  'is gone': { kind: 'status', status: 404 },
  'is overloaded': { kind: 'status', status: 503, code: 503001 },
  'gets lost': { kind: 'lost', times: 1 },
  'hangs once': { kind: 'hang', times: 1 },
}

const PATHS: Readonly<Record<string, string>> = {
  'the API': '/api/',
  'the error log': '/api/error-log',
  'the answer of the cart': '/api/checkout/cart/add',
  'the answer to the order': '/api/checkout/order/place',
  'the checkout': '/api/checkout/',
  'every drawing': '/media/',
  'the overview': '/api/infocenter/overview',
  'the list of forms': '/api/forms',
  'the live search': '/api/search/partSearch',
  'the logout': '/api/logout',
  'the mail of a new password': '/api/password/reset/',
  'the memory of VINs': '/api/search/addVinSuggestion',
  'the proof of fit': '/api/vehicles/fits',
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

Given(DISTURBANCE, function (what: string, how: string) {
  this.backend.setFaults([{ path: PATHS[what]!, ...EFFECTS[how]! } as Fault])
})

When('all is well again', function () {
  this.backend.setFaults([])
})

const SLOW = {
  'the search': '/api/search/filteredSearch',
  'the live search': '/api/search/partSearch',
  'changing the cart': '/api/checkout/cart/update/',
} as const

When(new RegExp(`^(${Object.keys(SLOW).join('|')}) takes its time$`), function (what: keyof typeof SLOW) {
  this.holdBack(SLOW[what])
})

When('the answer comes after all', function () {
  this.letGo()
})
