import * as z from 'zod'
import { KNOWN_PAYMENT_HOSTS } from '#application/checkout/payment-hosts.ts'
import type { Capability } from '#domain/capabilities/capability.ts'
import { countryIsBlocked, type CountrySettings } from '#domain/locale/country.ts'
import { DEFAULT_COUNTRY_ID, LANGUAGES, SHOP_DEFAULTS, type ShopDefaults } from '#domain/locale/language.ts'
import { DEFAULT_ROUTING, parseRouting, type Routing } from '#domain/routing/routing.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  address,
  capabilityList,
  contact,
  country,
  countryList,
  hostList,
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
  API_TIMEOUT_MS: wholeNumber(1, 60_000).default(10_000),
  CATALOGUE_SIZE: wholeNumber(1000, 200_000).default(20_000),
  CATALOGUE_SEED: wholeNumber(0, 4_294_967_295).default(1),
  PRERENDER_SECONDS: wholeNumber(0, 600).default(60),
  LONGEST_WAIT_MS: wholeNumber(1, 60_000).default(250),
  MOCK_LATENCY_MS: wholeNumber(0, 60_000).default(0),
  MOCK_NOT_OFFERED: capabilityList.default([]),
  MOCK_WEBHOOK_HOSTS: hostList.default([]),
  PARTNER_PORTAL: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
  DEFAULT_COUNTRY: country.optional(),
  COUNTRY_OF_CUSTOMERS: z.enum(['billing', 'default']).default('billing'),
  COUNTRY_BLACKLIST: countryList.optional(),
  ROUTING_LOCALES: z.string().default(DEFAULT_ROUTING.locales.join()),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
  DEFAULT_CUSTOMER: number.default(SHOP_DEFAULTS.customerId),
  DEFAULT_ENTITY: number.default(SHOP_DEFAULTS.entityId),
  PAYMENT_HOSTS: originList.default([...KNOWN_PAYMENT_HOSTS]),
  TEXT_OVERRIDES: z.string().optional(),
  TRACKING: z.enum(['off', 'data-layer']).default('off'),
  SECURITY_CONTACT: contact.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 9).default(0),
  REDIS_URL: redisAddress.optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  STOP_DELAY_MS: wholeNumber(0, 60_000).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

/** Names of all environment variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

export type Configuration = {
  readonly port: number
  readonly host: string
  /** Public origin of the shop; by default the origin of each request. */
  readonly publicOrigin: string | undefined
  /** Undefined selects the mock backend. */
  readonly apiBaseUrl: URL | undefined
  readonly apiTimeout: number
  readonly catalogueSize: number
  readonly catalogueSeed: number
  readonly mockLatency: number
  /** Capabilities that the mock backend does not offer. */
  readonly mockNotOffered: readonly Capability[]
  /** Webhook hosts that the mock backend may call in a private network and without TLS. */
  readonly mockWebhookHosts: readonly string[]
  /** Lifetime of a prerendered page in seconds; 0 disables prerendering. */
  readonly prerenderSeconds: number
  /** Maximum time in ms that a page may wait for rendering, estimated when it is requested. */
  readonly longestWait: number
  /** Languages with separate paths. */
  readonly routing: Routing
  readonly countries: CountrySettings
  readonly defaults: ShopDefaults
  /** Replaced texts of a shop variant; undefined for a partner portal. */
  readonly texts: TextOverrides | undefined
  /** Allowed origins of payment pages. */
  readonly paymentHosts: readonly string[]
  readonly tracking: 'off' | 'data-layer'
  /** Contact for reports of vulnerabilities; by default the mailbox `security` of the shop's host (RFC 2142). */
  readonly securityContact: string | undefined
  /** Number of proxies whose X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number
  /** Redis of all replicas; undefined for a single server. May contain a password. */
  readonly redisUrl: string | undefined
  /** Port of the metrics server; undefined disables metrics. */
  readonly metricsPort: number | undefined
  /** Time in ms between the stop signal and closing the port. The server reports that it is not ready in this time. */
  readonly stopDelay: number
  readonly logLevel: 'silent' | 'error' | 'info' | 'debug'
  /** Effective values of all variables for operators, without secrets. */
  readonly facts: Readonly<Record<string, string>>
}

export type ConfigurationError = { readonly kind: 'wrong-configuration'; readonly message: string }

/** An empty variable counts as unset. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Configuration, ConfigurationError> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) return invalid(describe(parsed.error, given))
  const values = parsed.data
  const countries: CountrySettings = {
    partnerPortal: values.PARTNER_PORTAL,
    blacklist: values.COUNTRY_BLACKLIST,
    defaultCountry: values.DEFAULT_COUNTRY,
    countryOfCustomers: values.COUNTRY_OF_CUSTOMERS,
  }
  const { defaultCountry = DEFAULT_COUNTRY_ID } = countries
  if (countryIsBlocked(defaultCountry, countries)) {
    return invalid(`DEFAULT_COUNTRY ${defaultCountry} must not be on the blacklist of countries`)
  }
  const { ROUTING_LOCALES: locales, DEFAULT_LANGUAGE: language } = values
  const routing = parseRouting(locales)
  if (!routing.ok) {
    return invalid(`ROUTING_LOCALES has to be some of ${ALL_LOCALES}, each once, not ${quoted(locales)}`)
  }
  if (language !== undefined && !routing.value.locales.includes(language)) {
    return invalid(`DEFAULT_LANGUAGE ${language} has to be one of ROUTING_LOCALES`)
  }
  const texts = values.TEXT_OVERRIDES === undefined ? undefined : readTextOverrides(values.TEXT_OVERRIDES)
  if (texts && !texts.ok) return invalid(`TEXT_OVERRIDES ${values.TEXT_OVERRIDES}: ${texts.error}`)
  return ok({
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_URL,
    apiBaseUrl: values.API_BASE_URL,
    apiTimeout: values.API_TIMEOUT_MS,
    catalogueSize: values.CATALOGUE_SIZE,
    catalogueSeed: values.CATALOGUE_SEED,
    mockLatency: values.MOCK_LATENCY_MS,
    mockNotOffered: values.MOCK_NOT_OFFERED,
    mockWebhookHosts: values.MOCK_WEBHOOK_HOSTS,
    prerenderSeconds: values.PRERENDER_SECONDS,
    longestWait: values.LONGEST_WAIT_MS,
    routing: routing.value,
    countries,
    defaults: { language, customerId: values.DEFAULT_CUSTOMER, entityId: values.DEFAULT_ENTITY },
    texts: countries.partnerPortal ? undefined : texts?.value,
    paymentHosts: values.PAYMENT_HOSTS,
    tracking: values.TRACKING,
    securityContact: values.SECURITY_CONTACT,
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    metricsPort: values.METRICS_PORT,
    stopDelay: values.STOP_DELAY_MS,
    logLevel: values.LOG_LEVEL,
    facts: factsOf(values),
  })
}

const ALL_LOCALES = LANGUAGES.map(({ code }) => code).join()

function factsOf(values: z.infer<typeof Environment>): Readonly<Record<string, string>> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    set.map(([name, value]) => [name, name === 'REDIS_URL' ? new URL(String(value)).host : String(value)]),
  )
}

const invalid = (message: string) => fail({ kind: 'wrong-configuration' as const, message })

/** Describes all errors in one line. Does not print URLs, because they may contain passwords. */
function describe(error: z.ZodError, given: Readonly<Record<string, unknown>>): string {
  const issues = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]))
  return [...issues]
    .map(
      ([name, message]) => `${name} ${message}${name.endsWith('_URL') ? '' : `, not ${quoted(given[name])}`}`,
    )
    .join('; ')
}

const quoted = (value: unknown) => JSON.stringify(String(value).slice(0, 60))
