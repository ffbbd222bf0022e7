import { createContext } from 'react-router'
import type { RequestEnvironment } from '#adapters/server/request-environment.ts'

/** Set by the HTTP server for each request, before any loader runs. */
export const requestEnvironment = createContext<RequestEnvironment>()
