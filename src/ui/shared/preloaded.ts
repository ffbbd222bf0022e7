import { lazy, type ComponentType } from 'react'
import { delayed } from './use-delayed.ts'

/**
 * A component whose code is loaded by the loaders of the pages that show it: the server's HTML then holds it. It needs
 * a `Suspense` around it, for the hydration of that HTML.
 */
export function preloaded<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  const code = delayed(importComponent)
  const Component = lazy(() => {
    const { loaded } = code
    return loaded === undefined
      ? importComponent().then((component) => ({ default: component }))
      : resolved({ default: loaded })
  })
  return { Component, load: () => code.load() }
}

/** Calls back at once, unlike a promise: React then renders the component without suspending. */
const resolved = <Value>(value: Value): Promise<Value> =>
  ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>
