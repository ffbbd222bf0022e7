import { profileHandlers } from './profile.handlers.ts'

export const profileMock = {
  handlers: { profile: profileHandlers },
}
