import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Key } from '#application/kernel/token.ts'
import type { Container } from './container.ts'

/** The container, as far as anybody needs to know it. */
export type Shop = Pick<Container, 'get'>

/** The shop of this request or tab, for loaders and guards. */
export const shopContext = createRouterContext<Shop>()

const ShopContext = createContext<Shop | undefined>(undefined)

export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('No shop is provided here.')
  return shop
}

/** False only where a page is made for nobody. */
export const useIsInShop = (): boolean => useContext(ShopContext) !== undefined

/**
 * A screen's view model, made once per mount; `open` hands it what the screen opens with, and again when `shown`
 * is another.
 */
export function useViewModel<Model extends object>(
  type: Key<Model>,
  open?: (model: Model) => void,
  shown?: unknown,
): Model {
  const shop = useShop()
  const [model] = useState(() => {
    const made = shop.get(type)
    open?.(made)
    return made
  })
  const last = useRef(shown)
  useEffect(() => {
    if (last.current !== shown) open?.(model)
    last.current = shown
  })
  return model
}
