import { capabilitiesHandlers } from './capabilities.handlers.ts'

export const capabilitiesMock = {
  handlers: { capabilities: capabilitiesHandlers },
}
