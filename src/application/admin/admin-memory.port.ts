import { token } from '../kernel/token.ts'

/**
 * Persists header and payload of the second login's token, so that it survives a reload and is sent to the server. The
 * signature stays in an HttpOnly cookie.
 */
export interface AdminMemory {
  /** `undefined` deletes it. */
  remember(token: string | undefined): void
  /** Raw stored value, which may be forged; the service rejects foreign tokens. */
  recall(): string | undefined
}

export const AdminMemory = token<AdminMemory>('AdminMemory')

export const NO_ADMIN_MEMORY: AdminMemory = { remember: () => {}, recall: () => undefined }
