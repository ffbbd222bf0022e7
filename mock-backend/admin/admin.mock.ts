import { adminHandlers } from './admin.handlers.ts'

export const adminMock = {
  handlers: { admin: adminHandlers },
}
