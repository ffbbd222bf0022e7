import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { Delayed } from './use-delayed.ts'

/** Buttons that do nothing without a script. */
const ONLY_BY_SCRIPT = 'button[type=button]:not([popovertarget])'

/**
 * A part of the page whose code arrives after the page answers. The server's HTML holds it from the first, and until the
 * code is here: links, forms and popovers work in it before. A page that the browser makes waits for nothing where
 * its loader has loaded the code.
 */
export function island<Code, Props extends object>(
  code: Delayed<Code>,
  partOf: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  const Late = lazy(async () => ({ default: partOf(await arrived(code)) })) as ComponentType<Props>
  return (props) => {
    // another type would be mounted anew
    const [Part] = useState(() => (code.loaded === undefined ? Late : partOf(code.loaded)))
    return (
      <Suspense>
        <Part {...props} />
        <ClickAgain />
      </Suspense>
    )
  }
}

/** What cannot be fetched is fetched again when the network is back, or with the next click. */
async function arrived<Code>(code: Delayed<Code>): Promise<Code> {
  await code.load()
  while (code.loaded === undefined) {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true })
      addEventListener('click', resolve, { capture: true, once: true })
    })
    await code.load()
  }
  return code.loaded
}

/** The last button that was clicked without a script to answer it. */
let clicked: HTMLElement | null | undefined

/** For the capture phase of the page's body: React calls it for a click on what is hydrated, and for no other. */
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

/** Mounted when a part is hydrated: a click meant for another one is kept once more. */
function ClickAgain() {
  // after a click that hydrates the part itself: React answers that one
  useEffect(() => queueMicrotask(() => clicked?.click()), [])
  return null
}
