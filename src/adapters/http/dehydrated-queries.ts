import { token } from '#application/kernel/token.ts'

export type DehydratedQuery = { readonly key: readonly unknown[]; readonly value: unknown }

/** API responses of a page: collected on the server and sent with its HTML. */
export type DehydratedQueries = {
  answers: DehydratedQuery[]
  /** True after an API call of the page has failed: the rendered page may be incomplete. */
  hasFailure?: boolean
  /** Path of the page that is being opened, if the server has a prerendered payload for it. */
  prerendered?: string | undefined
}
export const DehydratedQueries = token<DehydratedQueries>('DehydratedQueries')
