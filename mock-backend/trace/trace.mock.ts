import { traceHandlers } from './trace.handlers.ts'

export const traceMock = {
  handlers: { documents: traceHandlers },
}
