import { defineParameterType } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { PlainRouteId } from '#domain/routing/localised-path.ts'
import type { LocalPath } from '#ui/routing/paths.ts'
import { slugOf } from './backend.ts'

const PAGES: Readonly<Record<string, PlainRouteId>> = {
  'the home page': 'home',
  'the product groups': 'categories',
  'the product divisions': 'divisions',
  'the search results': 'results',
  'the comparison': 'compare',
  'the countries': 'geoselection',
  'the login': 'login',
  'the partner form': 'becomePartner',
  'the VIN search': 'vin',
  'the vehicles by make': 'vehicles',
  'the administration': 'admin',
  'the checkout': 'checkout',
  'the cart in the checkout': 'checkoutCart',
  'the cart': 'checkoutStep1',
  'step 1': 'checkoutStep1',
  'step 2': 'checkoutStep2',
  'step 3': 'checkoutStep3',
  'step 4': 'checkoutStep4',
  'step 5': 'checkoutStep5',
  'step 6': 'checkoutStep6',
  'the way back from paying': 'checkoutRedirect',
  'the info centre': 'infocenter',
  'the delivery addresses': 'addresses',
  'the appointments': 'appointment',
  'the appointment form': 'appointmentEdit',
  'the back orders': 'backorderlist',
  'the claims': 'claims',
  'the account': 'account',
  'the own article numbers': 'ownnumbers',
  'the credit notes': 'creditnotes',
  'the currencies': 'currencies',
  'the delivery notes': 'deliverynotes',
  'the forms': 'forms',
  'my carts': 'mycarts',
  'the parts lists': 'noticelist',
  'the orders': 'orderhistory',
  'the packing lists': 'packinglist',
  'the partner interface': 'partnerinterface',
  'the quick order': 'quickorder',
  'the invoices': 'salesinvoice',
}

/** Pages of one thing each, which is named in quotes. */
const PAGES_OF: Readonly<Record<string, (to: LocalPath, name: string) => string>> = {
  'the division': (to, divisionId) => to('division', { divisionId }),
  'the product': (to, number) => to('product', { slug: slugOf(number) }),
  'the company page': (to, page) => to('companyPage', { page }),
  'the vehicles of': (to, maker) => to('vehiclesOfMaker', { maker }),
  'the truck': (to, slug) => to('vehicle', { type: 'truck', slug }),
  'the bus': (to, slug) => to('vehicle', { type: 'bus', slug }),
  'the vehicle with VIN': (to, vin) => to('vinLookup', { vin }),
  'the order': (to, slug) => to('order', { slug }),
  'the invoice': (to, slug) => to('invoice', { slug }),
  'the credit note': (to, slug) => to('creditNote', { slug }),
  'the delivery note': (to, slug) => to('deliveryNote', { slug }),
  'the packing list': (to, number) => `${to('packinglist')}?shipment=${number}`,
  'the claim': (to, slug) => to('claim', { slug }),
}

const FILTER = /[\w.]+ "[^"]*"/.source
const FILTERS = `${FILTER}(?:(?:,| and) ${FILTER})*`
const PAGE = `(?:${Object.keys(PAGES).join('|')}|an unknown page|(?:${Object.keys(PAGES_OF).join('|')}) "[^"]*")`

/** `status "shipped" and page "2"` as a query. */
function queryOf(filters: string): string {
  const pairs = [...filters.matchAll(/([\w.]+) "([^"]*)"/g)]
  return `?${new URLSearchParams(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))}`
}

/** A page as a scenario calls it, such as `the orders with status "confirmed"`: its path in a visitor's language. */
export type PageName = { pathIn(to: LocalPath): string }

export function pageCalled(text: string): PageName {
  const [, name = '', filters] = new RegExp(`^(${PAGE})(?: with (${FILTERS}))?$`).exec(text) ?? []
  const [, kind = '', one = ''] = /^(.*) "(.*)"$/.exec(name) ?? []
  const path = (to: LocalPath) => {
    const routeId = PAGES[name]
    if (routeId !== undefined) return to(routeId)
    if (name === 'an unknown page') return `${to('categories')}-of-yesterday`
    return PAGES_OF[kind]?.(to, one) ?? assert.fail(`no page is called ${text}`)
  }
  return { pathIn: (to) => path(to) + (filters === undefined ? '' : queryOf(filters)) }
}

defineParameterType({
  name: 'page',
  regexp: new RegExp(`${PAGE}(?: with ${FILTERS})?`),
  transformer: pageCalled,
})

defineParameterType({ name: 'filters', regexp: new RegExp(FILTERS), transformer: queryOf })
