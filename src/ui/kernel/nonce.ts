import { createContext, useContext } from 'react'

/** Nonce of this page's scripts. Only the server knows it: the browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
