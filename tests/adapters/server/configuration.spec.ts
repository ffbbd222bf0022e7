import { expect, test } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'

test('the shop uses the mock backend if no variable is set', () => {
  expect(readConfiguration({})).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '0.0.0.0',
      publicOrigin: undefined,
      apiBaseUrl: undefined,
      apiTimeout: 10_000,
      catalogueSize: 20_000,
      catalogueSeed: 1,
      mockLatency: 0,
      mockNotOffered: [],
      mockWebhookHosts: [],
      prerenderSeconds: 60,
      longestWait: 250,
      routing: { locales: ['pt', 'en', 'de', 'fr', 'es', 'it', 'nl', 'ru'], defaultLocale: 'pt' },
      countries: {
        partnerPortal: true,
        blacklist: undefined,
        defaultCountry: undefined,
        countryOfCustomers: 'billing',
      },
      defaults: { language: undefined, customerId: 'D0000000', entityId: 'DTDE' },
      texts: undefined,
      paymentHosts: ['https://secure.pay1.de', 'https://www.paypal.com'],
      tracking: 'off',
      trustedProxies: 0,
      redisUrl: undefined,
      metricsPort: undefined,
      stopDelay: 0,
      logLevel: 'info',
      facts: expect.objectContaining({ PORT: '3000', PARTNER_PORTAL: 'true', LOG_LEVEL: 'info' }),
    },
  })
})

test('each environment variable is parsed', () => {
  const result = readConfiguration({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://shop.test/',
    API_BASE_URL: 'https://api.test/v2',
    API_TIMEOUT_MS: '500',
    CATALOGUE_SIZE: '200000',
    CATALOGUE_SEED: '7',
    PRERENDER_SECONDS: '5',
    LONGEST_WAIT_MS: '400',
    MOCK_LATENCY_MS: '40',
    MOCK_NOT_OFFERED: 'claims, forms',
    MOCK_WEBHOOK_HOSTS: 'localhost:8080,hooks.test',
    PARTNER_PORTAL: 'false',
    DEFAULT_COUNTRY: 'AT',
    COUNTRY_OF_CUSTOMERS: 'default',
    COUNTRY_BLACKLIST: 'RU,BY',
    ROUTING_LOCALES: 'de,en',
    DEFAULT_LANGUAGE: 'en',
    DEFAULT_CUSTOMER: 'K1',
    DEFAULT_ENTITY: 'DTAT',
    PAYMENT_HOSTS: 'https://pay.test/, https://OTHER.test:8443',
    TRACKING: 'data-layer',
    SECURITY_CONTACT: 'mailto:security@shop.test',
    TRUSTED_PROXIES: '2',
    REDIS_URL: 'redis://shop:secret@redis.test:6379/1',
    METRICS_PORT: '9464',
    STOP_DELAY_MS: '5000',
    LOG_LEVEL: 'debug',
  })
  expect(result).toEqual({
    ok: true,
    value: {
      port: 0,
      host: '127.0.0.1',
      publicOrigin: 'https://shop.test',
      apiBaseUrl: new URL('https://api.test/v2'),
      apiTimeout: 500,
      catalogueSize: 200_000,
      catalogueSeed: 7,
      mockLatency: 40,
      mockNotOffered: ['claims', 'forms'],
      mockWebhookHosts: ['localhost:8080', 'hooks.test'],
      prerenderSeconds: 5,
      longestWait: 400,
      routing: { locales: ['de', 'en'], defaultLocale: 'de' },
      countries: {
        partnerPortal: false,
        blacklist: ['RU', 'BY'],
        defaultCountry: 'AT',
        countryOfCustomers: 'default',
      },
      defaults: { language: 'en', customerId: 'K1', entityId: 'DTAT' },
      texts: undefined,
      paymentHosts: ['https://pay.test', 'https://other.test:8443'],
      tracking: 'data-layer',
      securityContact: 'mailto:security@shop.test',
      trustedProxies: 2,
      redisUrl: 'redis://shop:secret@redis.test:6379/1',
      metricsPort: 9464,
      stopDelay: 5000,
      logLevel: 'debug',
      facts: expect.objectContaining({
        API_BASE_URL: 'https://api.test/v2',
        REDIS_URL: 'redis.test:6379',
        TRACKING: 'data-layer',
      }),
    },
  })
})

test('an empty environment variable counts as absent', () => {
  expect(readConfiguration({ PORT: '', API_BASE_URL: '' })).toEqual(readConfiguration({}))
})

test.each([
  ['DEFAULT_COUNTRY', 'de', 'DEFAULT_COUNTRY has to be a country code such as DE, not "de"'],
  ['DEFAULT_COUNTRY', 'RU', 'DEFAULT_COUNTRY RU must not be on the blacklist of countries'],
  [
    'COUNTRY_BLACKLIST',
    'RU;BY',
    'COUNTRY_BLACKLIST has to be country codes such as RU,BY, or none, not "RU;BY"',
  ],
  [
    'ROUTING_LOCALES',
    'pt,pl',
    'ROUTING_LOCALES has to be some of de,en,fr,it,ru,nl,pt,es, each once, not "pt,pl"',
  ],
  [
    'ROUTING_LOCALES',
    'pt,pt',
    'ROUTING_LOCALES has to be some of de,en,fr,it,ru,nl,pt,es, each once, not "pt,pt"',
  ],
  ['DEFAULT_ENTITY', 'DT AT', 'DEFAULT_ENTITY has to be a number such as D0000000, not "DT AT"'],
  ['PORT', 'many', 'PORT has to be a whole number from 0 to 65535, not "many"'],
  ['PORT', '65536', 'PORT has to be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '-1', 'PORT has to be a whole number from 0 to 65535, not "-1"'],
  ['CATALOGUE_SIZE', '999', 'CATALOGUE_SIZE has to be a whole number from 1000 to 200000, not "999"'],
  ['CATALOGUE_SIZE', '1e4', 'CATALOGUE_SIZE has to be a whole number from 1000 to 200000, not "1e4"'],
  ['API_BASE_URL', 'api.test', 'API_BASE_URL has to be an address such as https://api.example.com'],
  ['API_BASE_URL', 'file:///etc', 'API_BASE_URL has to begin with https:// or http://'],
  ['API_BASE_URL', 'https://u:secret@api.test', 'API_BASE_URL must not hold a user or a password'],
  ['API_BASE_URL', 'https://api.test/?key=1', 'API_BASE_URL must not hold a query or a fragment'],
  ['API_BASE_URL', 'https://api.test/#a', 'API_BASE_URL must not hold a query or a fragment'],
  ['REDIS_URL', 'http://u:secret@redis.test', 'REDIS_URL has to begin with redis:// or rediss://'],
  ['PUBLIC_URL', 'https://shop.test/de', 'PUBLIC_URL must not hold a path'],
])('the invalid environment variable %s=%s is reported in one line with its name', (name, value, message) => {
  expect(readConfiguration({ [name]: value })).toEqual({
    ok: false,
    error: { kind: 'wrong-configuration', message },
  })
})

test.each([
  'http://pay.test',
  'pay.test',
  'https://pay.test/path',
  'https://user:word@pay.test',
  'https://pay.test?x',
  "https://pay.test; script-src 'unsafe-inline'",
  'https://pay.test other.test',
  'https://*.pay.test',
  'https://pay.test,',
  'javascript:alert(1)',
])('PAYMENT_HOSTS=%s is rejected, because it is not a list of https origins', (hosts) => {
  const result = readConfiguration({ PAYMENT_HOSTS: hosts })
  expect(result.ok ? '' : result.error.message).toBe(
    `PAYMENT_HOSTS has to be origins such as https://pay.example, or none, not ${JSON.stringify(hosts)}`,
  )
})

test('PAYMENT_HOSTS=none allows only the payment page of the API', () => {
  const result = readConfiguration({ PAYMENT_HOSTS: 'none' })
  expect(result.ok && result.value.paymentHosts).toEqual([])
})

test('the default language must be one with a path prefix', () => {
  expect(readConfiguration({ ROUTING_LOCALES: 'pt,en', DEFAULT_LANGUAGE: 'fr' })).toEqual({
    ok: false,
    error: {
      kind: 'wrong-configuration',
      message: 'DEFAULT_LANGUAGE fr has to be one of ROUTING_LOCALES',
    },
  })
})

test('an invalid environment variable is reported with the list of its valid values', () => {
  const result = readConfiguration({ LOG_LEVEL: 'loud' })
  expect(result.ok ? '' : result.error.message).toMatch(/^LOG_LEVEL .*"silent".*"debug".*, not "loud"$/)
})

test('all invalid environment variables are reported at once', () => {
  const result = readConfiguration({ PORT: 'x', CATALOGUE_SEED: 'y' })
  expect(result.ok ? '' : result.error.message).toMatch(/^PORT .+; CATALOGUE_SEED [^\n]+$/)
})
