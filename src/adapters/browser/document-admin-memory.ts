import type { AdminMemory } from '#application/admin/admin-memory.port.ts'
import { adminCookie, adminTokenIn } from '../cookies/admin-cookie.ts'

export const documentAdminMemory: AdminMemory = {
  remember: (token) => {
    document.cookie = adminCookie(token)
  },
  recall: () => adminTokenIn(document.cookie),
}
