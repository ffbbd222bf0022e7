import { infocenterHandlers } from './overview.handlers.ts'

export const overviewMock = {
  handlers: { infocenter: infocenterHandlers },
}
