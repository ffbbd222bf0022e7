import { expect, it } from 'vitest'
import { expandCartUrls } from '#domain/list-reader/cart-urls.ts'

it.each([
  ['the numbers of a parameter with their quantities', 'https://shop.test/cart?add=2.30256,4', '2.30256 x4'],
  [
    'several numbers in one parameter',
    'https://shop.test/cart?add=2.30256:4|3.70481:2',
    '2.30256 x4 , 3.70481 x2',
  ],
  ['a parameter for each part', 'https://shop.test/cart?sku=2.30256&qty=4', '2.30256 x4'],
  ['the quantity before the number', 'https://shop.test/cart?qty=4&sku=2.30256', '2.30256 x4'],
  [
    'numbered parameters',
    'https://shop.test/c?sku[0]=2.30256&qty[0]=4&sku[1]=3.70481&qty[1]=2',
    '2.30256 x4 , 3.70481 x2',
  ],
  ['the number as the name of a parameter', 'https://shop.test/cart?items[2.30256]=4', '2.30256 x4'],
  ['the page of a part', 'https://shop.test/en/brake-disc-2-30256', '2.30256'],
  ['a URL without a protocol', 'www.shop.test/p/2.30256', '2.30256'],
  ['the quantity in a path', 'https://shop.test/add/2.30256:4', '2.30256 x4'],
  [
    'an OE number by the name of its parameter',
    'https://shop.test/c?artno=A0004206000&qty=2',
    'A0004206000 x2',
  ],
  ['a number in a parameter called "oe"', 'https://shop.test/c?oe=A0004206000&qty=2', 'A0004206000 x2'],
  ['a parameter in the plural', 'https://shop.test/c?articles=A0004206000,2', 'A0004206000 x2'],
  ['no quantity before a number in one parameter', 'https://shop.test/c?add=4,2.30256', '2.30256'],
  ['no text as quantity', 'https://shop.test/c?add=2.30256,red', '2.30256'],
  ['the quantity beside a text', 'https://shop.test/c?sku=2.30256&qty=red,4', '2.30256 x4'],
  ['the quantity by any parameter name', 'https://shop.test/c?sku=2.30256&stueck=4', '2.30256 x4'],
  [
    'each quantity for one number',
    'https://shop.test/c?qty=4&sku=2.30256&sku=3.70481',
    '2.30256 x4 , 3.70481',
  ],
  ['the quantity of the number before it', 'https://shop.test/add/2.30256,3.70481:2', '2.30256 , 3.70481 x2'],
  ['the quantity of a product page', 'https://shop.test/p/2.30256?quantity=4', '2.30256 x4'],
])('replaces a URL by the parts that it contains: %s', (_, address, read) => {
  expect(expandCartUrls(`see ${address} please`)).toBe(`see ${read} please`)
})

it.each([
  'https://shop.test/',
  'https://shop.test/impressum?id=4',
  'https://shop.test/cart?qty=4',
  'https://shop.test/page/2-302567',
  'https://shop.test/go?to=/2-30256',
  'https://shop.test/c?note=A0004206000&qty=2',
  'https://2-30256.shop.test/',
  '2.30256 x4',
])('does not change the line "%s"', (line) => {
  expect(expandCartUrls(line)).toBe(line)
})

it('parses all URLs of a line, but none in a line beyond the maximum length', () => {
  const address = 'https://shop.test/p/2.30256'
  expect(expandCartUrls(`${address} ${address}`)).toBe('2.30256 2.30256')
  const longest = `${address} ${'x'.repeat(20_000 - 28)}`
  expect(expandCartUrls(longest)).toBe(longest.replace(address, '2.30256'))
  const long = `${longest}x`
  expect(expandCartUrls(long)).toBe(long)
})
