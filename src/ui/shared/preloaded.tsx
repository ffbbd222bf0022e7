import { lazy, type ComponentType } from 'react'
import { delayed } from './use-delayed.ts'

/**
 * A component whose code is loaded by the loaders of the pages that show it: the server's HTML then holds it. It needs
 * a `Suspense` around it, for the hydration of that HTML. It is left out where its code cannot be fetched.
 */
export function preloaded<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  const code = delayed(importComponent)
  const Late: ComponentType<Props> = lazy(async () => {
    await code.load()
    return { default: code.loaded ?? Nothing }
  })
  const Component = (props: Props) => {
    const Loaded = code.loaded ?? Late
    return <Loaded {...props} />
  }
  return { Component, load: () => code.load() }
}

const Nothing = () => null
