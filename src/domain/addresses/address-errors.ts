import { ADDRESS_FIELDS, type AddressDraft, type AddressField } from './address.ts'

export type FieldError =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-long'; readonly most: number; readonly typed: number }
  /** `sign`: a character that carriers cannot print on a label. */
  | { readonly kind: 'unprintable'; readonly sign: string }
  | { readonly kind: 'post-code'; readonly example: string }
  | { readonly kind: 'blocked' }

export type AddressErrors = Partial<Readonly<Record<AddressField, FieldError>>>

/** Maximum length in Unicode characters: an emoji counts as one. */
export const LENGTH_MAX: Readonly<Record<AddressField, number>> = {
  label: 60,
  company: 100,
  name2: 100,
  street: 100,
  postCode: 20,
  city: 100,
  region: 100,
  countryId: 2,
  phone: 30,
  remark: 300,
}

const REQUIRED: readonly AddressField[] = ['company', 'street', 'postCode', 'city', 'countryId']

/** Emoji and flags, except ©, ® and ™, which occur in company names. */
const UNPRINTABLE = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u

/** Post code formats by ISO 3166-1 country; post codes of other countries are not checked. */
const POST_CODES: Readonly<Record<string, { readonly shape: RegExp; readonly example: string }>> = {
  AT: { shape: /^\d{4}$/, example: '1010' },
  BR: { shape: /^\d{5}-?\d{3}$/, example: '13065-000' },
  CH: { shape: /^\d{4}$/, example: '8001' },
  DE: { shape: /^\d{5}$/, example: '48155' },
  ES: { shape: /^\d{5}$/, example: '28906' },
  FR: { shape: /^\d{5}$/, example: '59810' },
  IT: { shape: /^\d{5}$/, example: '41122' },
  KZ: { shape: /^\d{6}$/, example: '050061' },
  NL: { shape: /^\d{4} ?[A-Za-z]{2}$/, example: '3089 JK' },
  PL: { shape: /^\d{2}-\d{3}$/, example: '00-001' },
}

export function addressErrors(typed: AddressDraft): AddressErrors {
  const errors = ADDRESS_FIELDS.flatMap((field): [AddressField, FieldError][] => {
    const error = errorOf(field, typed[field].trim(), typed.countryId)
    return error ? [[field, error]] : []
  })
  return Object.fromEntries(errors)
}

/** Validates a text that is printed on a label: its length and its characters. */
export function labelError(text: string, max: number): FieldError | undefined {
  const sign = UNPRINTABLE.exec(text)?.[0]
  if (sign !== undefined) return { kind: 'unprintable', sign }
  const length = [...text].length
  return length > max ? { kind: 'too-long', most: max, typed: length } : undefined
}

function errorOf(field: AddressField, text: string, countryId: string): FieldError | undefined {
  if (text === '') return REQUIRED.includes(field) ? { kind: 'missing' } : undefined
  if (field === 'countryId' && !/^[A-Z]{2}$/.test(text)) return { kind: 'missing' }
  const error = labelError(text, LENGTH_MAX[field])
  if (error) return error
  if (field !== 'postCode') return undefined
  const postCodeFormat = Object.hasOwn(POST_CODES, countryId) ? POST_CODES[countryId] : undefined
  return postCodeFormat && !postCodeFormat.shape.test(text)
    ? { kind: 'post-code', example: postCodeFormat.example }
    : undefined
}
