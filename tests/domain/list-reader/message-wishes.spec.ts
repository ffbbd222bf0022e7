import { expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { deliveryWishesOf } from '#domain/list-reader/message-wishes.ts'
import { orderSample } from '../../fixtures/standards/order-samples.fixture.ts'

const X12 = [
  'ISA*00*          *00*          *ZZ*BUYER          *ZZ*SELLER         *261125*1000*U*00401*000000001*0*P*>',
  'BEG*00*SA*PO-1**20261125',
  'DTM*002*20270114',
  'N1*BT*Becker',
  'N3*Invoice Street 1',
  'N1*ST*Becker Nord',
  'N3*Hafenstr. 5',
  'N4*Osnabrück**49074*DE',
  'PO1*1*2*EA***VN*3.70481',
].join('~')
const UBL =
  '<Order><BuyerCustomerParty><StreetName>Office Street 1</StreetName></BuyerCustomerParty><Delivery>' +
  '<DeliveryLocation><Address><StreetName>Hafenstr. 5</StreetName><CityName>Osnabrück</CityName></Address></DeliveryLocation>' +
  '<RequestedDeliveryPeriod><StartDate>2027-01-14</StartDate></RequestedDeliveryPeriod></Delivery>' +
  '<OrderLine><LineItem><Quantity unitCode="C62">2</Quantity><Item><SellersItemIdentification><ID>3.70481</ID></SellersItemIdentification></Item></LineItem></OrderLine></Order>'

it.each([
  ['EDIFACT with a day', orderSample('edifact', 'wished-date'), ['2027-01-14']],
  ['EDIFACT with an address', orderSample('edifact', 'delivery-party-known'), [/Osnabr/]],
  ['cXML with a day', orderSample('cxml', 'date-of-header'), ['2027-01-14']],
  ['cXML with an address', orderSample('cxml', 'ship-to-known'), [/Osnabrück/]],
  ['X12 with both', X12, ['2027-01-14', 'Becker Nord, Hafenstr. 5, Osnabrück, 49074, DE']],
  ['UBL with both', UBL, ['Hafenstr. 5, Osnabrück', '2027-01-14']],
  ['EDIFACT with neither', orderSample('edifact', 'original'), []],
  ['cXML without both', orderSample('cxml', 'new'), []],
  ['a list', 'Delivery: 2027-01-14, Hafenstr. 5\n3.70481;2', []],
])('delivery date and delivery address are parsed from %s', (_, text, wishes) => {
  const expected = wishes.map((wish) => (typeof wish === 'string' ? wish : expect.stringMatching(wish)))
  expect(deliveryWishesOf(text)).toEqual(expected)
  expect(rowsOfText(text)[0]?.wishes ?? []).toEqual(expected)
})

it('an order has at most six delivery wishes, each of at most 120 characters', () => {
  const long = `UNB+UNOC:3+B+D'${Array.from({ length: 50 }, (_, index) => `NAD+DP+${index}${'x'.repeat(5_000)}'`).join('')}`
  const wishes = deliveryWishesOf(long)
  expect(wishes.map((wish) => wish.length)).toEqual([120, 120, 120, 120, 120, 120])
})
