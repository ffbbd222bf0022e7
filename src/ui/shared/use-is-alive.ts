import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const yes = () => true
const no = () => false

/** Not on the server, nor while the page takes over what the server made. */
export const useIsAlive = (): boolean => useSyncExternalStore(neverChanges, yes, no)
