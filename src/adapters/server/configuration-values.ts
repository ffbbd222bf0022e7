/** Validators of environment variables with their error messages. */
import * as z from 'zod'
import { CAPABILITIES } from '#domain/capabilities/capability.ts'

export const wholeNumber = (min: number, max: number) => {
  const message = `has to be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message)
}

export const address = z
  .string()
  .refine((text) => URL.canParse(text), 'has to be an address such as https://api.example.com')
  .transform((text) => new URL(text))
  .refine(
    ({ protocol }) => protocol === 'https:' || protocol === 'http:',
    'has to begin with https:// or http://',
  )
  .refine(
    ({ username, password }) => username === '' && password === '',
    'must not hold a user or a password',
  )
  .refine(({ search, hash }) => search === '' && hash === '', 'must not hold a query or a fragment')

export const redisAddress = z
  .string()
  .refine(
    (text) => /^rediss?:\/\/./.test(text) && URL.canParse(text),
    'has to begin with redis:// or rediss://',
  )

export const origin = address
  .refine(({ pathname }) => pathname === '/', 'must not hold a path')
  .transform((url) => url.origin)

/** Restricts origins to scheme, host and port, because they are written into a header. */
export const originList = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((each) => each.trim())))
  .refine((each) => each.every(isSecureOrigin), 'has to be origins such as https://pay.example, or none')
  .transform((each) => each.map((text) => new URL(text).origin))

const HOST = /^[a-z\d.-]{1,253}(?::\d{1,5})?$/

export const hostList = z
  .string()
  .transform((text) => text.split(','))
  .refine((each) => each.every((host) => HOST.test(host)), 'has to be hosts such as localhost:8080')

const isSecureOrigin = (text: string) =>
  URL.canParse(text) &&
  new URL(text).protocol === 'https:' &&
  /^https:\/\/[a-z\d.-]+(?::\d+)?\/?$/i.test(text)

/** Contact for reports of vulnerabilities (RFC 9116): an e-mail address or a page. */
export const contact = z
  .string()
  .max(200, 'has to be at most 200 characters')
  .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'has to begin with mailto: or https://')

export const country = z.string().regex(/^[A-Z]{2}$/, 'has to be a country code such as DE')

export const number = z.string().regex(/^[\w.-]{1,40}$/, 'has to be a number such as D0000000')

export const countryList = z
  .string()
  .regex(/^(?:none|[A-Z]{2}(?:,[A-Z]{2})*)$/, 'has to be country codes such as RU,BY, or none')
  .transform((text) => (text === 'none' ? [] : text.split(',')))

export const capabilityList = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.enum(CAPABILITIES, `has to be some of ${CAPABILITIES.join()}`)))
