import type { RouterContextProvider } from 'react-router'
import { DehydratedQueries, type DehydratedQuery } from '#adapters/http/dehydrated-queries.ts'
import { containerContext } from '../kernel/container.tsx'

/** True if no API call for a request has failed. */
export const allCallsSucceeded = (context: Readonly<RouterContextProvider>): boolean =>
  !context.get(containerContext).get(DehydratedQueries).hasFailure

/** Successful API calls of a request, with their responses. */
export const queriesOf = (context: Readonly<RouterContextProvider>): readonly DehydratedQuery[] =>
  context.get(containerContext).get(DehydratedQueries).answers
