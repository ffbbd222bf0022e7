import type { ShopApi } from './shop-api.ts'
import { token } from '#application/kernel/token.ts'

/** Resolves to the API client of a visitor, whose code is loaded with the first call. */
export type ApiAccess = () => Promise<{ readonly api: ShopApi }>

export const ApiAccess = token<ApiAccess>('ApiAccess')

type AdapterType<Port> = new (api: ShopApi) => Port

/** Loads the adapter class of a lazy port and creates the adapter with the visitor's API client. */
export const lazyAdapter =
  <Port extends object>(load: () => Promise<AdapterType<Port>>) =>
  async (access: ApiAccess): Promise<Port> => {
    const [Adapter, { api }] = await Promise.all([load(), access()])
    return new Adapter(api)
  }
