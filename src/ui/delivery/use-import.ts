import { useCallback } from 'react'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { useContainer } from '../kernel/container.tsx'

const MISSING = 'connection.missing'

/** Returns a stable function that raises an alert about a failed import, unless the alert is already visible. */
export function useMissingCodeAlert(): () => void {
  const alerts = useContainer().get(AlertsStore)
  return useCallback(() => {
    const isShown = alerts.alerts.some((alert) => 'messageId' in alert && alert.messageId === MISSING)
    if (!isShown) alerts.raise({ kind: 'error', messageId: MISSING })
  }, [alerts])
}

/**
 * Returns a function that imports code for a click. It resolves to undefined after a failure, which an alert reports;
 * the next click retries.
 */
export function useImport() {
  const alertMissingCode = useMissingCodeAlert()
  return async <Code>(load: () => Promise<Code>): Promise<Code | undefined> => {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      alertMissingCode()
      return undefined
    }
  }
}
