import { useEffect } from 'react'

type Connected = { connect(isConnected: boolean): void }

/** Reports the state of the connection to the model, now and on each change. */
export function useConnection(model: Connected): void {
  useEffect(() => {
    const notify = () => model.connect(navigator.onLine)
    notify()
    addEventListener('online', notify)
    addEventListener('offline', notify)
    return () => {
      removeEventListener('online', notify)
      removeEventListener('offline', notify)
    }
  }, [model])
}
