import { describe, expect, it } from 'vitest'
import { createApp } from '#adapters/server/app.ts'
import { createLogger } from '#adapters/server/logger.ts'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'
import { orderSample, orderSampleNames } from '../../../fixtures/standards/order-samples.fixture.ts'
import { api } from '../../../mock-backend/call-api.ts'
import { fakeBuild } from '../fake-build.ts'

const SHOP = 'http://localhost'
const NOW = Date.parse('2026-11-25T09:00:00Z')

/** Expected result: an order with these lines, or a rejection with this text. */
type Expected = { readonly order?: object; readonly says?: RegExp }
const ONE = { lines: [['3.70481', 2]], city: 'Bielefeld', source: 'EDI' }
const placed = (more: object = {}): Expected => ({ order: { ...ONE, ...more } })
const refused = (says: RegExp): Expected => ({ says })

const CXML: Readonly<Record<string, Expected>> = {
  new: placed(),
  'no-type': placed(),
  'attributes-in-another-order': placed(),
  'isreturn-no': placed(),
  'delete-unknown': refused(/code="409"/),
  update: refused(/code="450".*type="delete"|code="450".*type=&quot;delete/),
  'test-mode': refused(/code="403".*nothing was ordered/),
  blanket: refused(/code="450".*blanket/),
  release: refused(/code="450".*release/),
  'internal-version': refused(/code="403".*internal/),
  return: refused(/code="450".*Line 1 has isReturn/),
  'sub-line': refused(/code="450".*Line 2 has parentLineNumber/),
  card: refused(/code="450".*PCard/),
  'ship-to-known': placed({ city: 'Osnabrück', remark: 'Gate 2' }),
  'ship-to-without-umlauts': placed({ city: 'Osnabrück', remark: 'Gate 2' }),
  'ship-to-unknown': refused(/code="422".*Other Street 99, 28195, Bremen/),
  'ship-to-of-lines': placed({
    lines: [
      ['3.70481', 2],
      ['1.00190', 2],
    ],
    city: 'Osnabrück',
    remark: 'Gate 2',
  }),
  'two-ship-to': refused(/code="400".*one address/),
  'terms-of-delivery': refused(/code="450".*TermsOfDelivery/),
  'date-of-header': placed({ arrivals: ['2027-01-14'] }),
  'date-of-line-too-early': refused(
    /code="422".*Line 1, 3\.70481: it would arrive on 2026-11-26, not on 2026-11-25/,
  ),
  schedule: placed({
    lines: [
      ['3.70481', 2],
      ['3.70481', 3],
    ],
    arrivals: ['2027-01-14', '2027-01-21'],
  }),
  'schedule-does-not-add-up': refused(/code="400".*Line 1 orders 5, its ScheduleLine 2/),
  cartons: refused(/code="422".*Line 1, 3\.70481: the unit .*CT/),
  'unit-of-the-system': placed(),
  'half-a-piece': refused(/code="400".*Line 1.*whole pieces/),
  gtin: placed(),
  'oe-and-buyer-number': placed({ lines: [['1.00190', 2]] }),
  'unknown-part': refused(/code="422".*Line 20, 0\.00000: no part has this number/),
  'price-other': refused(/code="422".*Line 1, 3\.70481: it costs 11\.80 EUR, not 12\.5 EUR/),
  'price-within-half-a-cent': placed(),
  'price-per-hundred': placed(),
  'price-per-hundred-other': refused(/code="422".*it costs 11\.80 EUR, not 0\.118 EUR/),
  'price-in-another-currency': refused(/code="422".*it costs 11\.80 EUR, not 11\.8 USD/),
  'price-in-no-currency': placed(),
  'price-with-discount': refused(/code="450".*Modifications/),
  'price-unreadable': refused(/code="400".*Line 1 has a UnitPrice that cannot be read/),
  'price-seen-by-nobody': refused(/code="422".*its price cannot be confirmed/),
  'price-of-nothing-seen-by-nobody': placed({ city: 'Rotterdam' }),
  comments: placed({ remark: 'Ring at gate 2' }),
  'two-orders': refused(/code="400".*several-requests/),
  'comments-too-long': refused(/code="413".*Comments.*500 characters/),
  'comments-beyond-any-text': refused(/code="400".*too-long: Comments/),
  attachment: refused(/code="450".*Attachment/),
  'shipping-by-words': refused(/code="450".*Shipping/),
  'extrinsic-of-a-test': refused(/code="450".*Extrinsic testOrder/),
  'extrinsic-of-a-cost-centre': placed(),
  'contact-to-ship-to': refused(/code="450".*Contact/),
  'auxiliary-id-of-a-variant': refused(/code="450".*Line 1 has the SupplierPartAuxiliaryID/),
  each: placed(),
  'buyer-number-of-our-catalogue': refused(/code="422".*Line 1, 3\.7O481.*: no part has the number 3\.7O481/),
  'maker-number-of-another-part': refused(/code="422".*2257931 is a number of another part, 1\.00190/),
  'quantity-with-a-comma': refused(/code="400".*Line 1 has no quantity/),
  'quantity-with-decimals': placed(),
  'schedule-with-a-comma': refused(/code="400".*Line 1 has a ScheduleLine that cannot be read/),
}

const NORD = { city: 'Osnabrück' }
const EDIFACT: Readonly<Record<string, Expected>> = {
  original: placed(),
  'no-function': placed(),
  'no-una': placed(),
  'composite-name': placed(),
  'production-indicator': placed(),
  'una-of-other-signs': placed({ arrivals: ['2027-01-14'] }),
  'una-without-release': placed(NORD),
  'release-characters': placed({ remark: 'Gate 2: ring + wait' }),
  'right-control-total': placed(),
  'wrong-control-total': refused(/APERAK.*ERC\+totals/s),
  eancom: placed(),
  'cancellation-of-nothing': refused(/APERAK.*ERC\+404001/s),
  change: refused(/APERAK.*not 4/s),
  replace: refused(/APERAK.*not 5/s),
  duplicate: refused(/APERAK.*not 7/s),
  copy: refused(/APERAK.*not 31/s),
  confirmation: refused(/APERAK.*not 42/s),
  'blanket-order': refused(/APERAK.*221/s),
  'call-off': refused(/APERAK.*226/s),
  'change-request': refused(/APERAK.*230/s),
  response: refused(/APERAK.*231/s),
  'test-indicator': refused(/APERAK.*UNB 0035/s),
  'delivery-party-known': placed(NORD),
  'delivery-party-of-line': placed(NORD),
  'delivery-party-unknown': refused(/APERAK.*422023.*Other Street 99/s),
  'two-delivery-parties': refused(/APERAK.*one address/s),
  'wished-date': placed({ arrivals: ['2027-01-14'], says: /\+29'.*DTM\+69:20270114:102/s }),
  'earliest-date-of-line': placed({ arrivals: ['2027-01-14'], says: /\+29'/ }),
  week: placed({ arrivals: ['2027-01-11'], says: /\+29'/ }),
  'latest-date-passed': placed({ says: /BGM\+231\+\d+\+4'.*LIN\+1\+3.*DTM\+69:20261126:102/s }),
  'shipping-date': placed({ says: /\+4'.*FTX\+AAI\+\+\+Not kept\?: DTM\?\+10/s }),
  schedule: placed({
    lines: [
      ['3.70481', 2],
      ['3.70481', 3],
    ],
    arrivals: ['2027-01-14', '2027-01-21'],
  }),
  forecast: refused(/APERAK.*SCC/s),
  'terms-of-delivery': placed({ says: /\+4'.*Not kept\?: TOD\?\+6/s }),
  'special-conditions': placed({ says: /\+4'.*Not kept\?: ALI/s }),
  metres: refused(/APERAK.*the unit "MTR"/s),
  pieces: placed(),
  'pieces-within': refused(/APERAK.*QTY\?\+59/s),
  'deleted-line': refused(/APERAK.*LIN 1229/s),
  gtin: placed(),
  'our-number-in-pia': placed(),
  'price-other': placed({ says: /\+4'.*LIN\+1\+3.*PRI\+AAA:11\.80'\nCUX\+2:EUR:9'/s }),
  'price-within-half-a-cent': placed(),
  'price-per-hundred': placed(),
  'price-per-hundred-other': placed({ says: /\+4'.*LIN\+1\+3.*PRI\+AAA:11\.80'/s }),
  'price-of-another-unit': refused(/APERAK.*the unit "KGM" of its price/s),
  'price-in-another-currency': placed({ says: /\+4'.*LIN\+1\+3.*PRI\+AAA:11\.80'\nCUX\+2:EUR:9'/s }),
  'price-net-beside-gross': placed(),
  'price-for-information': placed(),
  'price-of-nothing': placed({ says: /\+4'.*LIN\+1\+3.*PRI\+AAA:11\.80'/s }),
  'price-unreadable': refused(/APERAK.*Line 1\?: the price \(PRI\) cannot be read/s),
  'gtin-of-another-part': refused(/APERAK.*2904717447548 is a number of another part, 1\.00190/s),
  'buyer-number-of-our-catalogue': refused(/APERAK.*no part has the number 3\.7O481/s),
  'two-wished-days': refused(/APERAK.*two days/s),
  'schedule-with-the-day-first': refused(/APERAK.*schedule/s),
  'schedule-of-a-pattern': refused(/APERAK.*schedule/s),
  'free-goods': placed({ says: /\+4'.*Not kept\?: LIN 1\?: ALC/s }),
  'goods-identity-number': placed({ says: /\+4'.*Not kept\?: LIN 1\?: GIN/s }),
  'text-too-long': placed({ says: /\+4'.*Not kept\?: texts \(FTX\) beyond 500 characters/s }),
  'buyer-number-alone': refused(/APERAK.*Line 1, 3\.70481\?: no part has this number/s),
  'batch-number-alone': refused(/APERAK.*no article number/s),
  'drawing-number-beside-a-typo': refused(/APERAK.*Line 1, 3\.7O481\?: no part has this number/s),
  'batch-number-beside-ours': placed({ says: /\+4'.*Not kept\?: LIN 1\?: PIA\?\+1\?\+B-0815\?:NB/s }),
  'customs-number-beside-ours': placed(),
  'two-numbers-of-ours': refused(/APERAK.*1\.00190 is a number of another part, 1\.00190/s),
  'maker-number-of-another-part': refused(/APERAK.*2257931 is a number of another part, 1\.00190/s),
  'buyer-at-another-place': refused(/APERAK.*422023.*Kai 1/s),
  'buyer-at-a-known-place': placed(NORD),
  'bill-and-ship-to': placed(NORD),
  'bill-and-ship-to-of-line': refused(/APERAK.*422023.*5412345000099/s),
  store: refused(/APERAK.*422023.*5412345000099/s),
  'store-beside-delivery-party': placed({ ...NORD, says: /\+4'.*Not kept\?: NAD\?\+SN/s }),
  warehouse: placed({ says: /\+4'.*Not kept\?: NAD\?\+WH/s }),
  'transfer-to': placed({ says: /\+4'.*Not kept\?: NAD\?\+TT/s }),
  'amount-of-line-for-a-thousand': refused(/APERAK.*Line 1\?: .*MOA\?\+203/s),
  'amount-of-line': placed(),
  'group-with-two-messages': placed({ says: /\+29'.*not 31/s }),
}

/** Expected text of the response beside an order. */
type PlacedOrder = { readonly says?: RegExp }

async function send(folder: 'cxml' | 'edifact', name: string) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => NOW })
  const build = fakeBuild()
  const routing = { locales: ['en'], defaultLocale: 'en' } as const
  Object.assign(build.entry.module, { punchOut: () => ({ routing, xmlReader: saxesXmlReader }) })
  const app = createApp({
    build,
    upstream: (request: Request) => backend.respond(request),
    config: { publicOrigin: SHOP },
    clientDirectory: undefined,
    logger: createLogger('silent', { to: { write: () => undefined } }),
  })
  const text = orderSample(folder, name)
  const response = await app.request(`${SHOP}/punchout/${folder}`, {
    method: 'POST',
    headers: folder === 'cxml' ? {} : { authorization: `Basic ${btoa('demo-cxml-D0100001:demo')}` },
    body: folder === 'cxml' ? text : Buffer.from(text, 'latin1'),
  })
  const sent = Buffer.from(await response.arrayBuffer()).toString(folder === 'cxml' ? 'utf8' : 'latin1')
  // an FTX segment splits a text between words: join its parts with blanks
  const message = sent.replaceAll(/FTX\+[^']*/g, (text) => text.replaceAll(/(?<!\?):/g, ' '))
  // returns early if the message placed no order, because reading the orders takes long
  if (!backend.snapshot().includes('"kind":"placed"')) return { said: message }
  const { login, post } = api(backend)
  const buyer = text.includes('D0100002') ? 'noprice@demo.test' : 'full@demo.test'
  const caller = { token: await login(buyer), languageID: 'en-GB', countryID: 'DE' }
  const { body } = await post('/api/orders/list', { ...caller, start: 0, length: 100, filter: {} })
  const isOurs = ({ customerOrderReference: reference }: any) => /^(?:CX|ED)-/.test(reference)
  const order = body.items.find(isOurs)
  const details = order && (await post('/api/orders/get', { ...caller, orderNo: order.orderNo })).body
  return { said: message, order, details }
}

describe.each([
  ['cxml', CXML],
  ['edifact', EDIFACT],
] as const)('orders in %s', (folder, table) => {
  it('the table of expected results has a row for each sample', () => {
    expect(Object.keys(table).toSorted()).toEqual(orderSampleNames(folder).toSorted())
  })

  it.each(Object.entries(table))(
    'the sample %s is placed with its lines and address, or rejected with the reason',
    async (name, expected) => {
      const { said, order, details } = await send(folder, name)
      if (expected.says) {
        expect(said).toMatch(expected.says)
        expect(order).toBeUndefined()
        return
      }
      const { says, ...wanted } = expected.order as PlacedOrder & Record<string, unknown>
      expect(said).toMatch(says ?? (folder === 'cxml' ? /code="200"/ : /BGM\+231\+\d+\+29'/))
      expect({
        lines: details?.lines.map((line: any) => [line.product.sku, line.ordered]),
        city: order?.shipTo.city,
        source: order?.source,
        ...('remark' in wanted && { remark: details.remark }),
        ...('arrivals' in wanted && {
          arrivals: details.lines.map((line: any) => line.promisedDate?.slice(0, 10)),
        }),
      }).toEqual(wanted)
    },
  )
})
