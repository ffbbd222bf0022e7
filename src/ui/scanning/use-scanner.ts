import { useEffect, useEffectEvent } from 'react'
import { listenToScanner } from './listen-to-scanner.ts'

/** Codes of a scanner that types, as long as the component is shown. */
export function useScanner(onScan: (text: string) => void): void {
  const take = useEffectEvent(onScan)
  useEffect(() => listenToScanner((text) => take(text)), [])
}
