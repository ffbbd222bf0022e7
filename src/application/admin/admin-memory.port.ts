import { token } from '../kernel/token.ts'

/**
 * The readable half of the second login's token, kept over reload and known to the server. What makes it valid
 * stays in a cookie that no script reads.
 */
export interface AdminMemory {
  /** `undefined` forgets it. */
  remember(token: string | undefined): void
  /** Whatever is stored; anybody may have written it, and the service refuses what is not its own. */
  recall(): string | undefined
}

export const AdminMemory = token<AdminMemory>('AdminMemory')

export const NO_ADMIN_MEMORY: AdminMemory = { remember: () => {}, recall: () => undefined }
