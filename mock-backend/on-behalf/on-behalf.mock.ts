import { onBehalfHandlers } from './on-behalf.handlers.ts'

export const onBehalfMock = {
  handlers: { onBehalf: onBehalfHandlers },
}
