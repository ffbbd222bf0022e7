import type { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

/** Towns by country and post code; a small sample. */
const TOWNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    '10115': 'Berlin',
    '20095': 'Hamburg',
    '33689': 'Bielefeld',
    '34123': 'Kassel',
    '48155': 'Münster',
    '49084': 'Osnabrück',
    '50667': 'Köln',
    '80331': 'München',
    '89079': 'Ulm',
  },
  NL: { '3089 JK': 'Rotterdam', '5928 LR': 'Venlo', '8447 GL': 'Heerenveen' },
  FR: { '45140': 'Ormes', '59810': 'Lesquin' },
  ES: { '28906': 'Getafe', '46980': 'Paterna' },
  IT: { '41122': 'Modena' },
  PL: { '00-001': 'Warszawa' },
}

/**
 * Corrects spacing, the town of the post code, and abbreviated street names. Empty if nothing needs correcting.
 */
export function suggestionsFor(typed: AddressDraft): AddressDraft[] {
  const postCode = tidy(typed.postCode)
  const town = Object.entries(TOWNS[typed.countryID] ?? {}).find(
    ([code]) => normalizePartNumber(code) === normalizePartNumber(postCode),
  )
  const suggestion: AddressDraft = {
    ...typed,
    street: streetIn(tidy(typed.street), typed.countryID),
    postCode: town?.[0] ?? postCode,
    city: town?.[1] ?? tidy(typed.city),
  }
  const isWrittenSo = (['street', 'postCode', 'city'] as const).every(
    (field) => suggestion[field] === typed[field].trim(),
  )
  return isWrittenSo ? [] : [suggestion]
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const streetIn = (street: string, countryID: string) =>
  countryID === 'DE' ? street.replace(/(s|S)tr\.(?=\s|$)/, '$1traße') : street
