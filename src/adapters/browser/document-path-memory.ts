import type { PathMemory } from '#application/session/path-memory.port.ts'
import { clearedPathCookie, pathCookie, rememberedPath } from '../cookies/path-cookie.ts'

export const documentPathMemory: PathMemory = {
  remember: (path) => {
    document.cookie = pathCookie(path)
  },
  forget: () => {
    document.cookie = clearedPathCookie()
  },
  recall: () => rememberedPath(document.cookie),
}
