import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const yes = () => true
const no = () => false

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, yes, no)
