import { http } from 'msw'
import { unknownCall } from './answer-of.ts'

/** Answers every other path below /api/ and /media/ with 404. */
export const unknownCallHandlers = () => [http.all(/\/(?:api|media)\//, unknownCall)]
