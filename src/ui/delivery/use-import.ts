import { useCallback } from 'react'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { useContainer } from '../kernel/container.tsx'

const MISSING = 'connection.missing'

/** Tells the visitor once that something could not be fetched; the same function each time. */
export function useTellMissing(): () => void {
  const alerts = useContainer().get(AlertsStore)
  return useCallback(() => {
    const isTold = alerts.alerts.some((alert) => 'messageId' in alert && alert.messageId === MISSING)
    if (!isTold) alerts.raise({ kind: 'error', messageId: MISSING })
  }, [alerts])
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
      if (!(error instanceof ApiFailure)) throw error
      tellMissing()
      return undefined
    }
  }
}
