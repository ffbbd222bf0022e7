import { lineCheckHandlers } from './line-check.handlers.ts'

export const quickOrderMock = {
  handlers: { lineCheck: lineCheckHandlers },
}
