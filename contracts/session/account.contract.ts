import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command, query } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'
import { SIDE_EFFECTS } from '../reading.ts'
import { CountryId, LanguageId, Token } from '../shared.dto.ts'

const Credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
})

const accountFeatures = {
  order: z.boolean(),
  invoice: z.boolean(),
  shipment: z.boolean(),
  showPrice: z.boolean(),
  fillBasket: z.boolean(),
}

export const UserInfo = z.object({
  given_name: z.string(),
  family_name: z.string(),
  customerId: z.optional(z.string()),
  /** Name of the customer that the login belongs to. */
  companyName: z.optional(z.string()),
  /** The user name to which `/api/password/reset` sends a link. */
  email: z.optional(z.string()),
  entityID: z.optional(z.string()),
  contactId: z.optional(z.string()),
  billingAddress: z.object({ country: CountryId }),
  features: z.object(accountFeatures),
  /** ISO 4217 code of the billing currency. */
  currency: z.optional(z.string()),
  /** ISO 4217 code of the currency for information; null if none is chosen. */
  alternativeCurrency: z.optional(z.nullable(z.string())),
  /** True if the user may show and hide prices in the account menu. */
  priceToggle: z.optional(z.boolean()),
  role: z.optional(z.enum(['customer', 'admin'])),
  /** Name of the seller's employee who acts for the person. */
  onBehalf: z.optional(z.string()),
})

export const accountContract = initContract().router({
  login: command(
    '/api/login',
    Credentials,
    z.object({
      accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
      /** Lifetime in seconds. */
      expiresIn: z.int().check(z.minimum(1)),
      userInfo: UserInfo,
    }),
  ),
  loginKih: command('/api/loginKih', Credentials, z.object({ accessToken: z.string() })),
  logoutKih: command('/api/logoutKih', z.object({ token: Token }), z.object({})),
  logout: command('/api/logout', z.object({ token: Token }), z.object({})),
  passwordReset: {
    method: 'GET',
    path: '/api/password/reset/:passwordReset',
    metadata: SIDE_EFFECTS,
    pathParams: z.object({ passwordReset: z.string().check(z.minLength(1), z.maxLength(254)) }),
    /** Language of the mail. */
    query: z.object({ languageID: z.optional(LanguageId) }),
    responses: { ...errorResponses, 200: z.object({}) },
  },
  setPassword: command(
    '/api/password/set',
    z.object({
      /** Secret of the link; this is not a session token. */
      link: z.string().check(z.minLength(1), z.maxLength(200)),
      password: z.string().check(z.minLength(8), z.maxLength(1000)),
    }),
    z.object({}),
  ),
  getFeatures: query(
    '/api/getfeatures',
    z.object({ token: Token }),
    z.object({
      ...accountFeatures,
      vinSearch: z.boolean(),
      /** True if the account may open the partner interface; absent in an API that has a separate call for it. */
      partnerInterface: z.optional(z.boolean()),
      /** True if the account may manage the people of its company. */
      people: z.optional(z.boolean()),
      /** True for the seller's help desk, which may act for persons of customers. */
      onBehalf: z.optional(z.boolean()),
      /** True if the user may show and hide prices; absent in an API that returns this only with the login. */
      priceToggle: z.optional(z.boolean()),
      /** Administrator of the company, and the missing rights that the account may request. */
      administrator: z.optional(z.object({ name: z.string(), rights: z.array(z.string()) })),
      /**
       * Role of the token's account. The role that the browser stored at the login is not trusted: a user can
       * edit it.
       */
      role: z.optional(z.enum(['customer', 'admin'])),
      /** Unread entries of the person's inbox; absent in an API without an inbox. */
      unread: z.optional(z.int().check(z.minimum(0))),
    }),
  ),
})
