import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Key } from '#application/kernel/token.ts'

/** Creates and caches the dependencies of one visitor. */
export type Container = { get<T>(key: Key<T>): T }

/** Container of the request or of the tab, for loaders and guards. */
export const containerContext = createRouterContext<Container>()

const ContainerContext = createContext<Container | undefined>(undefined)

export function ContainerProvider({
  container,
  children,
}: {
  readonly container: Container
  readonly children: ReactNode
}) {
  return <ContainerContext value={container}>{children}</ContainerContext>
}

export function useContainer(): Container {
  const container = useContext(ContainerContext)
  if (!container) throw new Error('No container is provided here.')
  return container
}

/** True except on prerendered pages, which are rendered without a visitor. */
export const useHasContainer = (): boolean => useContext(ContainerContext) !== undefined

/**
 * A screen's view model, created once per mount; `open` passes its initial data, and is called again when
 * `shownData` changes.
 */
export function useViewModel<Model extends object>(
  type: Key<Model>,
  open?: (model: Model) => void,
  shownData?: unknown,
): Model {
  const container = useContainer()
  const [model] = useState(() => {
    const created = container.get(type)
    open?.(created)
    return created
  })
  const last = useRef(shownData)
  useEffect(() => {
    if (last.current !== shownData) open?.(model)
    last.current = shownData
  })
  return model
}
