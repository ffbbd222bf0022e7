import { useEffect } from 'react'

type Connected = { connect(isConnected: boolean): void }

/** Reports the state of the connection to the model, now and on each change. */
export function useConnection(model: Connected): void {
  useEffect(() => {
    const tell = () => model.connect(navigator.onLine)
    tell()
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  }, [model])
}
