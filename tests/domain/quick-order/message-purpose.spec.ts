import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lengthRefusal } from '#domain/quick-order/list-rows.ts'
import { isNoPlainOrder } from '#domain/quick-order/message-purpose.ts'

const FOLDER = new URL('../../fixtures/standards/', import.meta.url)
const PEPPOL: Readonly<Record<string, boolean>> = {
  order: false,
  gtin: false,
  'order-type-220': false,
  cartons: true,
  'metres-in-one-line': true,
  'cancelled-document': true,
  'call-off': true,
  'closed-line': true,
  'order-cancellation': true,
  'order-change': true,
}
const textOf = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')

it('has a row for each sample of Peppol', () => {
  const names = readdirSync(new URL('peppol-order/', FOLDER)).map((name) => name.replace('.xml', ''))
  expect(Object.keys(PEPPOL).toSorted()).toEqual(names.toSorted())
})

it.each(Object.entries(PEPPOL))('a pasted Peppol message "%s" is no plain order: %s', (name, isOther) => {
  expect(isNoPlainOrder(textOf(`peppol-order/${name}.xml`))).toBe(isOther)
})

it.each([
  ['edifact/original.edi', false],
  ['edifact/pieces.edi', false],
  ['edifact/eancom.edi', false],
  ['edifact/cancellation-of-nothing.edi', true],
  ['edifact/change.edi', true],
  ['edifact/call-off.edi', true],
  ['edifact/test-indicator.edi', true],
  ['edifact/metres.edi', true],
  ['edifact/deleted-line.edi', true],
  ['cxml/new.xml', false],
  ['cxml/unit-of-the-system.xml', false],
  ['cxml/delete-unknown.xml', true],
  ['cxml/update.xml', true],
  ['cxml/test-mode.xml', true],
  ['cxml/blanket.xml', true],
  ['cxml/return.xml', true],
  ['cxml/cartons.xml', true],
])('a pasted message %s is no plain order: %s', (path, isOther) => {
  expect(isNoPlainOrder(textOf(path))).toBe(isOther)
  expect(isNoPlainOrder(`Hello,\nplease see below.\n\n${textOf(path)}`)).toBe(isOther)
})

it('refuses the message as a whole, and takes other texts for lists', () => {
  expect(lengthRefusal(textOf('edifact/change.edi'))).toEqual({ kind: 'no-plain-order' })
  expect(lengthRefusal('3.70481;2\n1.00190;4')).toBeUndefined()
  expect(lengthRefusal('Please cancel nothing: <Order> 3.70481')).toBeUndefined()
})
