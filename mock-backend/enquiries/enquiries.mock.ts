import { enquiriesHandlers } from './enquiries.handlers.ts'

export const enquiriesMock = {
  handlers: { enquiries: enquiriesHandlers },
}
