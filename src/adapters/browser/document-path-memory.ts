import type { PathMemory } from '#application/session/path-memory.port.ts'
import { pathCookie, rememberedPath } from '../cookies/path-cookie.ts'

export const documentPathMemory: PathMemory = {
  remember: (path) => {
    document.cookie = pathCookie(path)
  },
  recall: () => rememberedPath(document.cookie),
}
