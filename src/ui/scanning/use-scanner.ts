import { useEffectEvent, useLayoutEffect } from 'react'
import { listenToScanner } from './listen-to-scanner.ts'

/** Receives codes of a keyboard-wedge scanner while the component is mounted. */
export function useScanner(onScan: (text: string) => void): void {
  const accept = useEffectEvent(onScan)
  useLayoutEffect(() => listenToScanner((text) => accept(text)), [])
}
