import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** Buttons that do nothing without a script. */
const ONLY_BY_SCRIPT = 'button[type=button]:not([popovertarget])'

/**
 * A component whose code loads after hydration. The server's HTML contains it and is kept until the code is
 * loaded: links, forms and popovers work before. A page rendered in the browser does not wait if its loader has
 * loaded the part.
 * With the same props it does not render again: React would remove the server's HTML until the code is loaded.
 */
export function lazyComponent<Code, Props extends object>(
  part: LazyPart<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({ default: pick(await arrived(part)) }))
  return memo((props: Props) => {
    // another type would be mounted again
    const [Component] = useState(() => (part.loaded === undefined ? Late : pick(part.loaded)))
    return (
      <Suspense>
        <Component {...props} />
        <ClickAgain />
      </Suspense>
    )
  })
}

/** Code that cannot be fetched is fetched again when the network is back, or with the next click. */
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

/** The last button that was clicked without a script to answer it. */
let clicked: HTMLElement | null | undefined

/** For the capture phase of the page's body: React calls it only for a click on a hydrated element. */
export const forgetClick = () => {
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

/** Mounted when a part is hydrated: stores a click on another part again. */
function ClickAgain() {
  // after a click that hydrates the part itself: React handles that one
  useEffect(() => queueMicrotask(() => clicked?.click()), [])
  return null
}
