import type { LanguageId } from '#contracts/shared.dto.ts'
import countries from '../data/countries-min.json' with { type: 'json' }
import { offersTo } from '../shipping/transports.ts'
import { companyLocations, zoneOf } from '../shipping/locations.ts'
import { DEFAULT_ENTITY, entities, type Entity } from './entities.ts'

const SITE = 'https://www.drawbar.example'

const entityByCountry: Readonly<Record<string, string>> = countries.mockEntities.byCountry
const countryCodes = new Set(countries.rows.map(([code]) => code))

/**
 * The country's name in the requested language and the entity that serves it; undefined for an unknown code.
 */
export function countryResponse(countryID: string, languageID: LanguageId, now: number) {
  if (!countryCodes.has(countryID)) return undefined
  const entityCode = entityByCountry[countryID] ?? DEFAULT_ENTITY
  const entity = entities[entityCode]
  if (entity === undefined) throw new Error(`No entity ${entityCode}`)

  const names = new Intl.DisplayNames(languageID, { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  return {
    countryName: nameOf(countryID),
    entity: {
      entityCode,
      company: { ...entity.company, country: nameOf(entity.country), countryCode: entity.country },
      links: links(entity),
      legal: legalOf(entity),
      delivery: deliveryTo(countryID, now),
      places: companyLocations(),
      phoneHours: [{ weekdays: [1, 2, 3, 4, 5], from: '07:00', to: '18:00' }],
      contacts: contactsOf(entity),
      figures: entity.figures,
      ...(entity.dataSupplier && { dataSupplier: entity.dataSupplier }),
      social: entity.social.map((type) => ({ type, linkTranslation: `${SITE}/${type}` })),
    },
  }
}

/** Links of the country; paths of shop pages have no language. */
function links({ pages }: Entity) {
  return {
    ...Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, `/company/${page}`])),
    aboutUs: '/company/about',
    imprint: '/company/imprint',
    dataProtection: '/company/data-protection',
    homepage: SITE,
    brandOne: '/search/results?brands=NW',
    brandTwo: '/search/results?brands=SA',
  }
}

const legalOf = ({ legal: { register, representedBy, email, vatId, taxNumber } }: Entity) => ({
  register,
  representedBy,
  email,
  ...(vatId !== undefined && { vatId }),
  ...(taxNumber !== undefined && { taxNumber }),
})

/** Cut-off and transit time of the fastest transport to the country. */
function deliveryTo(countryID: string, now: number) {
  const [offer] = offersTo(countryID, 'EUR', now).toSorted(
    (one, other) => one.workingDays - other.workingDays,
  )
  if (offer === undefined) return undefined
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zoneOf(countryID) } as const
  const cutoff = new Intl.DateTimeFormat('en-GB', time).format(offer.cutoff)
  return { cutoff, workingDays: offer.workingDays }
}

/** Contacts of the company, each with the phone number and the extension. */
const contactsOf = ({ company: { phoneNo }, contacts }: Entity) =>
  contacts.map(({ topic, name, extension }) => ({
    topic,
    name,
    phoneNo: `${phoneNo}-${extension}`,
  }))
