import { AsyncLocalStorage } from 'node:async_hooks'
import { parseSetCookie, stringifyCookie } from 'cookie'
import type { Clock } from '#application/kernel/clock.port.ts'
import { storageOf } from '../fixtures/storage.fixture.ts'
import type { VirtualTime } from './virtual-time.ts'

type Listener = (event: object) => void
type KeptCookie = { readonly value: string; readonly until: number; readonly isHidden: boolean }

/** State that all tabs of a device share: cookies, storage and the clock. */
export class Browser {
  readonly storage = storageOf()
  readonly windows = new Set<Window>()
  /** Offset of the device's clock from the API's, in ms. */
  clockAheadMs = 0
  /** Latest checkout input of any tab before the review. A cookie contains it. */
  chosen:
    | {
        readonly by: object
        readonly personId: string
        readonly remark: string
        /** False if another tab also has input: after a logout, the input of the tab that logs in first is restored. */
        readonly isOnlyTab: boolean
      }
    | undefined
  readonly #time: VirtualTime
  readonly #cookies = new Map<string, KeptCookie>()

  constructor(time: VirtualTime) {
    this.#time = time
  }

  now(): number {
    return this.#time.now() + this.clockAheadMs
  }

  /** Cookie header of a request, or `document.cookie` without HttpOnly cookies. */
  cookies(isRead: 'by the server' | 'by a script'): string {
    const here = [...this.#cookies].filter(
      ([, { until, isHidden }]) => until > this.now() && !(isHidden && isRead === 'by a script'),
    )
    return stringifyCookie(Object.fromEntries(here.map(([name, { value }]) => [name, value])))
  }

  setCookie(line: string): void {
    const { name, value, maxAge, httpOnly } = parseSetCookie(line)
    const until = maxAge === undefined ? Infinity : this.now() + maxAge * 1000
    this.#cookies.set(name, { value: value ?? '', until, isHidden: httpOnly === true })
  }
}

/** State of a page in one tab, until it is reloaded. */
export class Window {
  readonly browser: Browser
  readonly sessionStorage: ReturnType<typeof storageOf>
  readonly clock: Clock
  isClosed = false
  readonly #time: VirtualTime
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #channels = new Map<string, Set<Listener>>()

  constructor(browser: Browser, time: VirtualTime, sessionStorage = storageOf()) {
    this.browser = browser
    this.sessionStorage = sessionStorage
    this.#time = time
    browser.windows.add(this)
    const after = (ms: number, task: () => void) => time.after(ms, () => this.run(task))
    this.clock = {
      now: () => browser.now(),
      after,
      every: (ms, task) => {
        let cancel = () => {}
        const again = () => (cancel = after(ms, () => (again(), task())))
        again()
        return () => cancel()
      },
    }
  }

  /** Runs a script of this page, unless the page was closed. */
  run<Value>(script: () => Value): Value | undefined {
    return this.isClosed ? undefined : current.run(this, script)
  }

  close(): void {
    this.isClosed = true
    this.browser.windows.delete(this)
  }

  dispatch(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) this.run(() => listener({ type }))
  }

  listen(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener))
  }

  subscribe(channel: string, listener: Listener): void {
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(listener))
  }

  /** Sends a channel message to the other tabs, one millisecond later. */
  post(channel: string, data: unknown): void {
    this.#time.after(1, () => {
      for (const other of this.browser.windows) {
        if (other === this) continue
        for (const listener of other.#channels.get(channel) ?? []) other.run(() => listener({ data }))
      }
    })
  }
}

/** The page whose script is running, also after each `await` of the script. */
const current = new AsyncLocalStorage<Window>()

export function currentWindow(): Window {
  const window = current.getStore()
  if (!window) throw new Error('A script of the shop runs outside of any page')
  return window
}

class Channel {
  readonly #name: string
  readonly #window = currentWindow()

  constructor(name: string) {
    this.#name = name
  }

  postMessage(data: unknown): void {
    this.#window.post(this.#name, data)
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#window.subscribe(this.#name, listener)
  }

  removeEventListener(): void {}
}

const STAND_INS: Readonly<Record<string, PropertyDescriptor>> = {
  document: {
    value: {
      visibilityState: 'visible',
      get cookie() {
        return currentWindow().browser.cookies('by a script')
      },
      set cookie(line: string) {
        currentWindow().browser.setCookie(line)
      },
      addEventListener: (type: string, listener: Listener) => currentWindow().listen(type, listener),
      removeEventListener: () => {},
    },
  },
  sessionStorage: { get: () => currentWindow().sessionStorage },
  localStorage: { get: () => currentWindow().browser.storage },
  addEventListener: {
    value: (type: string, listener: Listener) => currentWindow().listen(type, listener),
  },
  removeEventListener: { value: () => {} },
  BroadcastChannel: { value: Channel },
}

/** Provides browser globals for the shop's adapters; returns the clean-up. */
export function standInForBrowsers(): () => void {
  const before = Object.keys(STAND_INS).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, descriptor] of Object.entries(STAND_INS)) {
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
