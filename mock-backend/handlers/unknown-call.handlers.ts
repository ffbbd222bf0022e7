import { http } from 'msw'
import { unknownCall } from '../http/answer-of.ts'

/** Below the API and the media nothing is left to others. */
export const unknownCallHandlers = () => [http.all(/\/(?:api|media)\//, unknownCall)]
