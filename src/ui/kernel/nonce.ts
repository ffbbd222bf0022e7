import { createContext, useContext } from 'react'

/** What this page's scripts carry. Only the server knows it: the browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
