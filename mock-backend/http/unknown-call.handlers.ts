import { http } from 'msw'
import { unknownCall } from './answer-of.ts'
import { isOfBackend } from './backend-path.ts'

/** Answers every other path below /api/ and /media/ with 404. */
export const unknownCallHandlers = () => [http.all(isOfBackend, unknownCall)]
