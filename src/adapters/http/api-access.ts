import type { ShopApi } from './shop-api.ts'
import { token } from '#application/kernel/token.ts'

/** A visitor's way to the API, which arrives with the first call. */
export type ApiAccess = () => Promise<{ readonly api: ShopApi }>

export const ApiAccess = token<ApiAccess>('ApiAccess')

type AdapterType<Port> = new (api: ShopApi) => Port

/** Loads the adapter class of a port that `lazyPort` binds, and makes it a client of the API. */
export const viaApi =
  <Port extends object>(load: () => Promise<AdapterType<Port>>) =>
  async (access: ApiAccess): Promise<Port> => {
    const [Adapter, { api }] = await Promise.all([load(), access()])
    return new Adapter(api)
  }
