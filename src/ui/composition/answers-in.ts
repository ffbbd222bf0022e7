import type { RouterContextProvider } from 'react-router'
import type { DehydratedQuery } from '#adapters/http/answer-cache.ts'
import { shopContext } from './shop.tsx'
import { Journal } from './visitor-environment.ts'

/** What was asked of the API for a request. */
export const answersIn = (context: Readonly<RouterContextProvider>): readonly DehydratedQuery[] =>
  context.get(shopContext).get(Journal).answers
