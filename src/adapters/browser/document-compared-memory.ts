import type { ComparedMemory } from '#application/comparison/compared-memory.port.ts'
import { comparedCookie, comparedIn } from '../cookies/compared-cookie.ts'

export const documentComparedMemory: ComparedMemory = {
  remember: (text) => {
    document.cookie = comparedCookie(text)
  },
  recall: () => comparedIn(document.cookie),
}
