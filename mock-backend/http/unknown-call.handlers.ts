import { http } from 'msw'
import { unknownCall } from './fetch-from-handlers.ts'
import { isOfBackend } from './backend-path.ts'

/** Responds with 404 to every other path below /api/ and /media/. */
export const unknownCallHandlers = () => [http.all(isOfBackend, unknownCall)]
