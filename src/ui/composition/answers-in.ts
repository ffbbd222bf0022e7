import type { RouterContextProvider } from 'react-router'
import { DehydratedQueries, type DehydratedQuery } from '#adapters/http/dehydrated-queries.ts'
import { containerContext } from '../kernel/container.tsx'

/** True if no API call for a request has failed. */
export const isComplete = (context: Readonly<RouterContextProvider>): boolean =>
  !context.get(containerContext).get(DehydratedQueries).hasFailure

/** What was asked of the API for a request. */
export const answersIn = (context: Readonly<RouterContextProvider>): readonly DehydratedQuery[] =>
  context.get(containerContext).get(DehydratedQueries).answers
