import { viaApi, type ApiAccess } from '#adapters/http/api-access.ts'
import { HttpLineCheck } from '#adapters/http/quick-order/http-line-check.ts'
import { ReadTerm } from '#application/search/read-term.ts'
import type { TermReader } from '#application/search/term-reader.port.ts'

const lineCheck = viaApi(async () => HttpLineCheck)

/** Arrives with the first term that holds a number among other things. */
export const termReader = async (access: ApiAccess): Promise<TermReader> =>
  new ReadTerm(await lineCheck(access))
