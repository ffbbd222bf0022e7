import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { AddressFilter, AddressKind } from './address-filter.dto.ts'
import { listResponse, listBody } from '../data-table/list.dto.ts'
import { Problem, errorResponses } from '../errors/problem.ts'
import { caller, CountryId } from '../shared.dto.ts'

/** Allows letters, digits, punctuation and spaces only: carriers print addresses on labels and cannot print emoji. */
const PRINTABLE = /^(?:[©®™]|(?!\p{Extended_Pictographic}|\p{Regional_Indicator}).)*$/su

/** Length in UTF-16 code units: a character takes one or two. */
const text = (longest: number) => z.string().check(z.maxLength(2 * longest), z.regex(PRINTABLE))
const some = (longest: number) => text(longest).check(z.minLength(1))

export const AddressDraft = z.object({
  /** The customer's own name for the address. */
  label: z.optional(text(60)),
  company: some(100),
  name2: z.optional(text(100)),
  street: some(100),
  postCode: some(20),
  city: some(100),
  region: z.optional(text(100)),
  countryID: CountryId,
  phone: z.optional(text(30)),
  /** Printed on the delivery note: gate, opening times. */
  remark: z.optional(text(300)),
})
export type AddressDraft = z.infer<typeof AddressDraft>

const optionalText = z.optional(z.string())

/**
 * Less strict than `AddressDraft`: older addresses, and addresses from a checkout, may violate the rules for
 * new addresses.
 */
export const Address = z.object({
  id: z.string(),
  /** Each customer has exactly one billing address; only the seller may change it. */
  kind: AddressKind,
  label: optionalText,
  company: z.string(),
  name2: optionalText,
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  region: optionalText,
  countryID: CountryId,
  phone: optionalText,
  remark: optionalText,
  isDefault: z.boolean(),
  /** Opaque version that each change replaces. */
  version: optionalText,
  /** ISO 8601 date of the last order to this address. */
  lastUsed: optionalText,
})
export type Address = z.infer<typeof Address>

/** 409001: the version is stale; `address` is the current one. */
export const StaleAddress = z.extend(Problem, { address: Address })

const Version = z.string().check(z.maxLength(100))
const Id = z.string().check(z.minLength(1), z.maxLength(100))
const Changed = z.object({ address: Address })

export const addressesContract = contract({
  list: query('/api/addresses/list', listBody(AddressFilter), z.object(listResponse(Address))),
  create: {
    method: 'POST',
    path: '/api/addresses/create',
    body: z.object({ ...caller, address: AddressDraft }),
    responses: { ...errorResponses, 201: Changed },
  },
  update: {
    method: 'POST',
    path: '/api/addresses/update',
    body: z.object({
      ...caller,
      id: Id,
      /** Version that the customer has loaded; without it, changes of another session are overwritten. */
      version: z.optional(Version),
      address: AddressDraft,
    }),
    responses: { ...errorResponses, 200: Changed, 409: StaleAddress },
  },
  delete: command('/api/addresses/delete', z.object({ ...caller, id: Id }), z.object({ id: z.string() })),
  restore: command('/api/addresses/restore', z.object({ ...caller, id: Id }), Changed),
  setDefault: command('/api/addresses/setDefault', z.object({ ...caller, id: Id }), Changed),
  validate: query(
    '/api/addresses/validate',
    z.object({ ...caller, address: AddressDraft }),
    z.object({ suggestions: z.array(AddressDraft) }),
  ),
  requestChange: {
    method: 'POST',
    path: '/api/addresses/requestChange',
    /** Asks the seller to change the billing address; `address` is the requested one. */
    body: z.object({ ...caller, address: AddressDraft }),
    responses: { ...errorResponses, 201: z.object({ ticketNo: z.string() }) },
  },
})
