import { expect, it } from 'vitest'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const isSold = ({ replacedBy, discontinued }: CatalogueProduct) => replacedBy === undefined && !discontinued
const sold = products.filter((part) => isSold(part) && catalogue.findNumber(part.sku).length === 1)
const meantBy = (number: string) => catalogue.findNumber(number).map(({ index }) => catalogue.product(index))
const references = products.flatMap(({ crossReferences }) =>
  crossReferences.map(({ referenceNo }) => referenceNo),
)
const clear = references.filter((number) => meantBy(number).length === 1 && meantBy(number).every(isSold))
const part = sold[3]!
const oe = clear.find((number) => /^[A-Z]?[\d ]{9,}$/.test(number)) ?? clear[0]!
const padded = clear.find(
  (number) => /^0[1-9]\d{4,}$/.test(number) && catalogue.findNumber(number.slice(1)).length === 0,
)!
const shared = references.find((number) => {
  const hits = catalogue.findNumber(number)
  return hits.length > 1 && hits.every(({ kind }) => kind !== 'replaced') && meantBy(number).every(isSold)
})!
const old = products
  .flatMap(({ replaces }) => replaces)
  .find(
    (number) =>
      catalogue.findNumber(number).length === 1 && catalogue.findNumber(number)[0]?.kind === 'replaced',
  )!
const spread = (text: string, mark: string) => [...text.replaceAll(/\W/g, '')].join(mark)
const { sku } = part
const GTIN = part.gtin

const SPELLINGS: readonly (readonly [what: string, typed: string])[] = [
  ['article number', sku],
  ['article number without its dot', sku.replaceAll('.', '')],
  ['article number with a dash', sku.replaceAll('.', '-')],
  ['article number with blanks', ` ${sku.replaceAll('.', ' ')} `],
  ['article number of a cart', `${part.vendorId}-${sku}`],
  ['GTIN', GTIN],
  ['GTIN filled to 14 digits', `0${GTIN}`],
  ['GTIN with blanks', spread(GTIN, ' ')],
  ['OE number', oe],
  ['OE number without blanks', spread(oe, '')],
  ['OE number with dots', spread(oe, '.')],
  ['OE number with dashes', spread(oe, '-')],
  ['OE number in small letters', oe.toLowerCase()],
  ['number with its zero', padded],
  ['number that lost its zero', padded.slice(1)],
  ['own number', 'LAGER-0815'],
  ['own number in another spelling', 'lager 0815'],
  ['own number that lost its zeros', '81577'],
  ['number that was replaced', old],
  ['ambiguous number', shared],
  ['ambiguous number with dots', spread(shared, '.')],
  ['unknown number', '9999999999999'],
]

async function setUp() {
  const { post, login } = api(smallBackend())
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const numbers = ['LAGER-0815', '0081577'].map((number) => ({ number, sku }))
  await post('/api/own-numbers/save', { ...caller, numbers })
  const system = { userName: 'demo-cxml-D0100001', secret: 'demo', languageID: 'en-GB' }
  const skus = (items: readonly { readonly sku: string }[]) => items.map((item) => item.sku).toSorted()

  const quickOrder = async (typedText: string) => {
    const { body } = await post('/api/search/resolve', {
      ...caller,
      numbers: [{ lineNo: 1, input: typedText, quantity: 1 }],
    })
    const { product, replacement, candidates = [] } = body.lines[0]
    return {
      parts: skus(product ? [product] : replacement ? [replacement] : candidates),
      isOrdered: product !== undefined,
    }
  }
  const lookUp = async (subject: string, text: string) => {
    const sent = {
      ...system,
      protocol: 'OCI',
      returnUrl: 'http://localhost/hook',
      what: subject,
      text,
      quantity: 1,
    }
    const { body } = await post('/api/punchout/lookup', sent)
    return body.lines.map((line: any) => line.articleNo).toSorted()
  }
  const order = async (typedText: string) => {
    const { status, body } = await post('/api/punchout/order', {
      ...system,
      protocol: 'CXML',
      orderNo: `PO-${typedText}`.slice(0, 50),
      lines: [{ articleNo: typedText, quantity: 1 }],
      job: {},
    })
    return status === 200 ? body.lines.map((line: any) => line.articleNo) : body.errors[0].message
  }
  const search = async (term: string) =>
    (await post('/api/search/filteredSearch', { ...caller, term, start: 0, length: 20, filter: {} })).body
  return { quickOrder, lookUp, order, search }
}

it.each(SPELLINGS)(
  'search, quick order, OCI and orders of purchasing systems find the same part by: %s',
  async (_, typedText) => {
    const { quickOrder, lookUp, order, search } = await setUp()
    const { parts, isOrdered } = await quickOrder(typedText)
    const ordered = isOrdered ? parts : []
    expect(await lookUp('VALIDATE', typedText)).toEqual(ordered)
    expect(await lookUp('BACKGROUND_SEARCH', typedText)).toEqual(parts)
    const response = await order(typedText)
    if (isOrdered) expect(response).toEqual(parts)
    else for (const each of parts) expect(response).toContain(each)
    const { items } = await search(typedText)
    const foundItems = items.slice(0, Math.max(1, parts.length)).map((item: any) => item.sku)
    expect(foundItems.toSorted()).toEqual(parts)
  },
)

it('the tested spellings include unique, ambiguous and unknown numbers', async () => {
  const { quickOrder } = await setUp()
  const counts = await Promise.all(SPELLINGS.map(async ([, typed]) => (await quickOrder(typed)).parts.length))
  expect(counts.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 1))
  expect(counts.slice(19).map((count) => Math.min(count, 2))).toEqual([2, 2, 0])
})
