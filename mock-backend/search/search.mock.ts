import { searchHandlers } from './search.handlers.ts'

export const searchMock = {
  handlers: { search: searchHandlers },
}
