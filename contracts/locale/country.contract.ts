import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { CountryId, LanguageId } from '../shared.dto.ts'

/**
 * Links that an entity may configure; a key without a URL is omitted. A path such as `/company/imprint`,
 * without a language, is a page of the shop in the visitor's language.
 */
const LINK_KEYS = [
  'aboutUs',
  'tutorials',
  'newsletter',
  'imprint',
  'dataProtection',
  'contactForm',
  'helpDesk',
  'homepage',
  'brandOne',
  'brandTwo',
] as const

const EntityLinks = z.object(
  Object.fromEntries(LINK_KEYS.map((key) => [key, z.optional(z.string())])) as Record<
    (typeof LINK_KEYS)[number],
    z.ZodMiniOptional<z.ZodMiniString>
  >,
)

/** Local time, such as 07:30. */
const TimeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** 1 is Monday. */
const OpeningHours = z.object({
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
  from: TimeOfDay,
  to: TimeOfDay,
})

const Place = z.object({
  name: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  hours: z.array(OpeningHours),
  services: z.array(z.enum(['STOCK', 'PICK_UP', 'FORKLIFT', 'RAMP', 'CRANE'])),
})

const Contact = z.object({
  topic: z.enum(['ORDERS', 'PARTS', 'RETURNS', 'INVOICES']),
  name: z.string(),
  phoneNo: z.string(),
})

const Country = z.object({
  countryName: z.string(),
  entity: z.object({
    entityCode: z.string(),
    company: z.object({
      companyName: z.string(),
      street: z.string(),
      postCode: z.string(),
      city: z.string(),
      country: z.string(),
      /** ISO 3166-1, for machines; `country` is its name. */
      countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      phoneNo: z.string(),
    }),
    links: EntityLinks,
    /**
     * Goods in stock that are ordered before `cutoff` (local time of the country) arrive after `workingDays`
     * working days.
     */
    delivery: z.optional(z.object({ cutoff: TimeOfDay, workingDays: z.int().check(z.minimum(0)) })),
    /** Warehouses, the main one first. */
    places: z.optional(z.array(Place)),
    /** Hours in which the phone is answered. */
    phoneHours: z.optional(z.array(OpeningHours)),
    contacts: z.optional(z.array(Contact)),
    /** Year in which the company was founded, and number of its employees. */
    figures: z.optional(z.object({ founded: z.int(), employees: z.int() })),
    /**
     * Data for the imprint: `register` includes the number, `vatId` the country's prefix; the local tax office
     * issues `taxNumber`.
     */
    legal: z.optional(
      z.object({
        register: z.string(),
        representedBy: z.optional(z.string()),
        email: z.optional(z.string()),
        vatId: z.optional(z.string()),
        taxNumber: z.optional(z.string()),
      }),
    ),
    /** Supplier of the catalogue data, and the path of the logo below /media, 260 by 100 px. */
    dataSupplier: z.optional(z.object({ name: z.string(), logo: z.string() })),
    social: z.array(
      z.object({
        type: z.enum(['facebook', 'linkedin', 'youtube', 'instagram']),
        linkTranslation: z.string(),
      }),
    ),
  }),
})

const ListedCountry = z.object({ id: CountryId, name: z.string(), enabled: z.boolean() })

/** A country on two continents is listed under both of them. */
export const CountryList = z.object({
  continents: z.array(
    z.object({
      code: z.enum(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']),
      countries: z.array(ListedCountry),
    }),
  ),
})
export type CountryList = z.infer<typeof CountryList>

export const countryContract = initContract().router({
  country: {
    method: 'GET',
    path: '/api/country',
    query: z.object({ languageID: LanguageId, countryID: CountryId }),
    responses: { ...errorResponses, 200: Country },
  },
  list: {
    method: 'GET',
    path: '/api/country/list',
    query: z.object({ languageID: LanguageId }),
    responses: { ...errorResponses, 200: CountryList },
  },
})
