import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** Selector of buttons that need a script. */
const ONLY_BY_SCRIPT = 'button[type=button]:not([popovertarget])'

/**
 * Component whose code loads after hydration. Until then React keeps its server-rendered HTML, whose links, forms and
 * popovers work. A page rendered in the browser does not wait if its loader has already loaded the code. With equal
 * props it does not render again, because React would remove the server's HTML until the code is loaded.
 */
export function lazyComponent<Code, Props extends object>(
  part: LazyPart<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({ default: pick(await arrived(part)) }))
  return memo((props: Props) => {
    // keeps the same component for the whole lifetime, because React would remount a different one
    const [Component] = useState(() => (part.loaded === undefined ? Late : pick(part.loaded)))
    return (
      <Suspense>
        <Component {...props} />
        <ClickAgain />
      </Suspense>
    )
  })
}

/** Resolves with the code. A failed load is retried when the network is back, or with the next click. */
async function arrived<Code>(part: LazyPart<Code>): Promise<Code> {
  await part.load()
  while (part.loaded === undefined) {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true })
      addEventListener('click', resolve, { capture: true, once: true })
    })
    await part.load()
  }
  return part.loaded
}

/** Last clicked button that needs a script. The click is repeated after the component of the button is hydrated. */
let clicked: HTMLElement | null | undefined

/**
 * Call in the capture phase of the body: React handles a click on a hydrated element itself, so it must not be
 * repeated.
 */
export const discardRecordedClick = () => {
  clicked = undefined
}

if (!import.meta.env.SSR) {
  addEventListener(
    'click',
    ({ target }) => {
      clicked = (target as Partial<Element>).closest?.(ONLY_BY_SCRIPT)
    },
    { capture: true },
  )
}

/** Rendered inside a hydrated component: repeats a click that one of its buttons received before hydration. */
function ClickAgain() {
  // runs in a microtask, so that React first handles a click that itself triggers the hydration; `discardRecordedClick`
  // then discards that click
  useEffect(() => queueMicrotask(() => clicked?.click()), [])
  return null
}
