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

/** A button that was clicked before its code was here: React stops such a click at the document, and forgets it. */
let clicked: HTMLElement | undefined

const forget = () => {
  clicked = undefined
}

if (typeof document !== 'undefined') {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(ONLY_BY_SCRIPT)
      clicked = button || undefined
      clicked?.addEventListener('click', forget, { capture: true, once: true })
    },
    { capture: true },
  )
}

/** Mounted when a part is hydrated: a click meant for another one is stopped, and kept, once more. */
function ClickAgain() {
  useEffect(() => {
    const button = clicked
    forget()
    button?.click()
  }, [])
  return null
}
