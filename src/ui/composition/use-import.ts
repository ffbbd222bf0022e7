import { useCallback } from 'react'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { withMissingCodeAsFailure } from '#application/shared/missing-code.ts'
import { useShop } from './shop.tsx'

/** Tells the visitor that something could not be fetched; the same function each time. */
export function useTellMissing(): () => void {
  const alerts = useShop().get(AlertsStore)
  return useCallback(() => alerts.raise({ kind: 'error', messageId: 'connection.missing' }), [alerts])
}

/**
 * Imports what a click asks for. Undefined where it could not be fetched: the visitor has been told then, and the next
 * click tries again.
 */
export function useImport() {
  const tellMissing = useTellMissing()
  return async <Code>(load: () => Promise<Code>): Promise<Code | undefined> => {
    try {
      return await load()
    } catch (error) {
      if (!(withMissingCodeAsFailure(error) instanceof ApiFailure)) throw error
      tellMissing()
      return undefined
    }
  }
}
