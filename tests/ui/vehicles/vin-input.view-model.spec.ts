import { expect, it } from 'vitest'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinInputViewModel } from '#ui/vehicles/vin-input.view-model.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const VIN = 'WMA06XZZ8CP034890'
const anyInput = () => anyShop().get(VinInputViewModel)

it.each([
  ['WMA 06XZZ8CP 034890', VIN],
  [`${VIN}123`, VIN],
  ['wma06', 'wma06'],
  ['WМА06ХZZ8СР034890', VIN],
])('the VIN field normalizes %j to %j', (typedText, text) => {
  const input = anyInput()
  input.type(typedText)
  expect(input.text).toBe(text)
})

it('the VIN field shows a VIN as too short only after it is submitted', () => {
  const input = anyInput()
  input.type('WMA06')
  expect(input.hasWrongLength).toBe(false)
  expect(input.submit()).toBeUndefined()
  expect([input.hasWrongLength, input.length]).toEqual([true, 5])
  input.type('WMA06X')
  expect(input.hasWrongLength).toBe(false)
})

it('the VIN field submits the VIN in capitals', () => {
  const input = anyInput()
  input.type(VIN.toLowerCase())
  expect(input.submit()).toBe(VIN)
  expect(input.hasWrongLength).toBe(false)
})

it('the VIN field shows the wrong length of a submitted VIN that is too long, without truncating it', () => {
  const input = anyInput()
  input.showSubmitted(`${VIN}1`)
  expect([input.hasWrongLength, input.length]).toEqual([true, 18])
})

it('the VIN field marks letters that cannot occur in a VIN, and corrects them together', () => {
  const input = anyInput()
  input.type('WMA06XZZ8CPO3489I')
  expect(input.letters).toEqual([
    { position: 12, letter: 'O', meant: '0' },
    { position: 17, letter: 'I', meant: '1' },
  ])
  expect(input.submit()).toBe('WMA06XZZ8CPO3489I')
  input.correct()
  expect([input.text, input.letters]).toEqual(['WMA06XZZ8CP034891', []])
})

it.each([
  ['1HGCM82633A004352', undefined],
  ['1HGCM82643A004352', '3'],
  [VIN, undefined],
])(
  'the VIN field for %s shows the expected check digit %s, only for North American VINs',
  (vin, expected) => {
    const input = anyInput()
    input.type(vin)
    expect(input.expectedCheckDigit).toBe(expected)
  },
)

it('the VIN field shows the maker when the VIN identifies it', () => {
  const input = anyInput()
  input.type('WM')
  expect(input.maker).toBeUndefined()
  input.type('wma')
  expect(input.maker).toBe('MAN')
})

it('the VIN field shows the last searched VINs while it is focused and empty', () => {
  const shop = anyShop()
  const input = shop.get(VinInputViewModel)
  shop.get(VinHistoryStore).add([VIN])
  expect(input.shownHistory).toEqual([])
  input.enter()
  expect(input.shownHistory).toEqual([VIN])
  input.type('W')
  expect(input.shownHistory).toEqual([])
  input.clear()
  expect(input.shownHistory).toEqual([VIN])
  input.leave()
  expect(input.shownHistory).toEqual([])
})

it('the VIN field shows earlier VINs that end with the typed text', () => {
  const shop = anyShop()
  const input = shop.get(VinInputViewModel)
  shop.get(VinHistoryStore).add([VIN, 'WDB9634031L123456'])
  input.enter()
  const shownFor = (text: string) => {
    input.type(text)
    return input.shownHistory
  }
  expect(shownFor('034890')).toEqual([VIN])
  expect(shownFor('cp 034890')).toEqual([VIN])
  expect(shownFor('90')).toEqual([])
  expect(shownFor('WMA')).toEqual([])
  expect(shownFor(VIN)).toEqual([])
  input.leave()
  expect(shownFor('034890')).toEqual([])
})
