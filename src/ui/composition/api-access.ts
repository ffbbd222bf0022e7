import type { AnswerCache } from '#adapters/http/answer-cache.ts'
import type { ShopApi } from '#adapters/http/shop-api.ts'
import { lazily } from './lazily.ts'

/** A visitor's way to the API, which arrives with the first call. */
export type ApiAccess = () => Promise<{ readonly api: ShopApi; readonly cache: AnswerCache }>

export const ApiAccess = Symbol('ApiAccess')

type AdapterType<Port> = new (api: ShopApi, cache: AnswerCache) => Port

/** How an area binds a port to an adapter that arrives with the first call, as {@link lazily} has it. */
export const viaApi =
  <Port extends object>(load: () => Promise<AdapterType<Port>>) =>
  (access: ApiAccess): Port =>
    lazily(async () => {
      const [Adapter, { api, cache }] = await Promise.all([load(), access()])
      return new Adapter(api, cache)
    })
