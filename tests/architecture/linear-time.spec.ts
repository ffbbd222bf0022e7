import { describe, expect, it } from 'vitest'
import { clientAddress } from '#adapters/server/login/client-address.ts'
import { callNames } from '#adapters/server/operations/call-names.ts'
import { pictureAt } from '#adapters/server/pictures/picture-address.ts'
import { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import { withoutSecrets } from '#domain/errors/secrets.ts'
import { webhookUrlError } from '#domain/partner-interface/webhook-url.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readList } from '#domain/list-reader/read-list.ts'
import { isPartNumber, partNumberInText } from '#domain/search/part-number.ts'
import { searchWordsOf } from '#mock-backend/search-engine/search-words.ts'
import { LINEAR_MS, LONG_TEXT_LENGTH, millisecondsOf } from '../fixtures/growth.fixture.ts'

const nameOf = callNames([{ id: 'one', method: 'GET', path: '/api/:one/of/:two' }])

/** Texts to repeat, and endings at which a pattern fails only after it has read all repetitions. */
const PIECES = [
  '0',
  'a',
  'A',
  '0A',
  '1.',
  '.',
  '-',
  ' ',
  '\t',
  '\\',
  '"',
  "'",
  '/',
  ':',
  'a:',
  'a://',
  'eyJ',
  'cookie',
  'token="',
  '%',
  '=',
  'Bearer ',
  '🚚',
  '::ffff:',
  '1-',
  ';"',
  'x 4 ',
  '1.00190 ',
  '1.00190 each a ',
  'twenty',
  'I',
  '(',
  '> ',
]
const ENDS = ['', '-0', '!', '\n', '\u0000', '?x', '@', 'x@y']

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  withoutSecrets,
  searchWordsOf,
  webhookUrlError,
  'webhookUrlError, as a name': (text) => webhookUrlError(`https://${text}`),
  isPartNumber,
  partNumberInText,
  'a pasted list': (text) => readList(rowsOfText(text)),
  'a pasted list, as a cell': (text) => readList(rowsOfText(`3.05239;${text};4`)),
  clientAddress: (text) => clientAddress(text, text, 1),
  callNames: (text) => nameOf('GET', `/api/${text}`),
  pictureAt: (text) => pictureAt(`/pictures/256/${text}.webp`),
  'the contract of an address': (text) => AddressDraft.safeParse({ company: text }),
}

/** Measures the functions whose patterns `npm run patterns:check` cannot analyse. */
describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(PIECES)('takes linear time for repetitions of %j', (quantityText) => {
    const text = quantityText.repeat(LONG_TEXT_LENGTH / quantityText.length / 4)
    const spent = millisecondsOf(() => ENDS.forEach((end) => read(text + end)))
    expect(spent).toBeLessThan(LINEAR_MS)
  })
})
