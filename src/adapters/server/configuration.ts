import * as z from 'zod'
import { KNOWN_PAYMENT_HOSTS } from '#application/checkout/payment-hosts.ts'
import { countryIsBlocked, type CountrySettings } from '#domain/locale/country.ts'
import {
  DEFAULT_COUNTRY_ID,
  LANGUAGES,
  SHOP_DEFAULTS,
  type LanguageCode,
  type ShopDefaults,
} from '#domain/locale/language.ts'
import { parseRouting } from '#domain/routing/routing.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  address,
  country,
  countryList,
  number,
  origin,
  originList,
  redisAddress,
  wholeNumber,
} from './configuration-values.ts'
import { readTextOverrides, type TextOverrides } from './text-overrides.ts'

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  API_BASE_URL: address.optional(),
  API_TIMEOUT_MS: wholeNumber(1, 600_000).default(10_000),
  CATALOGUE_SIZE: wholeNumber(1000, 200_000).default(20_000),
  CATALOGUE_SEED: wholeNumber(0, 4_294_967_295).default(1),
  PRERENDER_SECONDS: wholeNumber(0, 600).default(60),
  MOCK_LATENCY_MS: wholeNumber(0, 60_000).default(0),
  PARTNER_PORTAL: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
  DEFAULT_COUNTRY: country.optional(),
  COUNTRY_OF_CUSTOMERS: z.enum(['billing', 'default']).default('billing'),
  COUNTRY_BLACKLIST: countryList.optional(),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
  DEFAULT_CUSTOMER: number.default(SHOP_DEFAULTS.customerId),
  DEFAULT_ENTITY: number.default(SHOP_DEFAULTS.entityId),
  PAYMENT_HOSTS: originList.default([...KNOWN_PAYMENT_HOSTS]),
  TEXT_OVERRIDES: z.string().optional(),
  /** Of the build; here it tells which languages have paths. */
  VITE_ROUTING_LOCALES: z.string().default('pt,en'),
  TRACKING: z.enum(['off', 'data-layer']).default('off'),
  TRUSTED_PROXIES: wholeNumber(0, 9).default(0),
  REDIS_URL: redisAddress.optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  STOP_DELAY_MS: wholeNumber(0, 60_000).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

/** The names of all variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

export type Configuration = {
  readonly port: number
  readonly host: string
  /** Where visitors reach the shop; without it, each request's own address counts. */
  readonly publicOrigin: string | undefined
  /** Without it the mock backend answers. */
  readonly apiBaseUrl: URL | undefined
  readonly apiTimeout: number
  readonly catalogueSize: number
  readonly catalogueSeed: number
  readonly mockLatency: number
  /** How long a page that is the same for all guests is fresh; 0 makes each anew. */
  readonly prerenderSeconds: number
  readonly countries: CountrySettings
  readonly defaults: ShopDefaults
  /** Only of a shop that is no partner portal. */
  readonly texts: TextOverrides | undefined
  /** Origins that a visitor may be led to in order to pay. */
  readonly paymentHosts: readonly string[]
  readonly tracking: 'off' | 'data-layer'
  /** How many proxies before the server say truly who called them. */
  readonly trustedProxies: number
  /** What its replicas share; without it the server is alone. May hold a password. */
  readonly redisUrl: string | undefined
  /** Without it nothing is counted. */
  readonly metricsPort: number | undefined
  /** Milliseconds that a server which is told to stop goes on serving, no longer ready. */
  readonly stopDelay: number
  readonly logLevel: 'silent' | 'error' | 'info' | 'debug'
  /** Every variable with the value that counts, for operators: none of them holds a secret. */
  readonly facts: Readonly<Record<string, string>>
}

export type ConfigurationError = { readonly kind: 'wrong-configuration'; readonly message: string }

/** An empty variable counts as absent. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Configuration, ConfigurationError> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) return wrong(describe(parsed.error, given))
  const values = parsed.data
  const countries: CountrySettings = {
    partnerPortal: values.PARTNER_PORTAL,
    blacklist: values.COUNTRY_BLACKLIST,
    defaultCountry: values.DEFAULT_COUNTRY,
    countryOfCustomers: values.COUNTRY_OF_CUSTOMERS,
  }
  const { defaultCountry = DEFAULT_COUNTRY_ID } = countries
  if (countryIsBlocked(defaultCountry, countries)) {
    return wrong(`DEFAULT_COUNTRY ${defaultCountry} must not be on the blacklist of countries`)
  }
  const language = values.DEFAULT_LANGUAGE
  if (language !== undefined && !hasPaths(language, values.VITE_ROUTING_LOCALES)) {
    return wrong(`DEFAULT_LANGUAGE ${language} has to be one of VITE_ROUTING_LOCALES`)
  }
  const texts = values.TEXT_OVERRIDES === undefined ? undefined : readTextOverrides(values.TEXT_OVERRIDES)
  if (texts && !texts.ok) return wrong(`TEXT_OVERRIDES ${values.TEXT_OVERRIDES}: ${texts.error}`)
  return ok({
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_URL,
    apiBaseUrl: values.API_BASE_URL,
    apiTimeout: values.API_TIMEOUT_MS,
    catalogueSize: values.CATALOGUE_SIZE,
    catalogueSeed: values.CATALOGUE_SEED,
    mockLatency: values.MOCK_LATENCY_MS,
    prerenderSeconds: values.PRERENDER_SECONDS,
    countries,
    defaults: { language, customerId: values.DEFAULT_CUSTOMER, entityId: values.DEFAULT_ENTITY },
    texts: countries.partnerPortal ? undefined : texts?.value,
    paymentHosts: values.PAYMENT_HOSTS,
    tracking: values.TRACKING,
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    metricsPort: values.METRICS_PORT,
    stopDelay: values.STOP_DELAY_MS,
    logLevel: values.LOG_LEVEL,
    facts: factsOf(values),
  })
}

function factsOf(values: z.infer<typeof Environment>): Readonly<Record<string, string>> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    set.map(([name, value]) => [name, name === 'REDIS_URL' ? new URL(String(value)).host : String(value)]),
  )
}

const wrong = (message: string) => fail({ kind: 'wrong-configuration' as const, message })

function hasPaths(language: LanguageCode, locales: string): boolean {
  const routing = parseRouting(locales)
  return routing.ok && routing.value.locales.includes(language)
}

/** One line. The address of the API is not repeated: a password may be what is wrong with it. */
function describe(error: z.ZodError, given: Readonly<Record<string, unknown>>): string {
  const faults = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]))
  return [...faults]
    .map(
      ([name, message]) => `${name} ${message}${name.endsWith('_URL') ? '' : `, not ${quoted(given[name])}`}`,
    )
    .join('; ')
}

const quoted = (value: unknown) => JSON.stringify(String(value).slice(0, 60))
