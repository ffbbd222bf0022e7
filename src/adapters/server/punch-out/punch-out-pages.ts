import { cookiesClearedOn } from '#application/kernel/cookie-names.ts'
import { type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import type { FormField } from '#domain/punch-out/oci-fields.ts'
import { escapeXml } from '#domain/shared/escape-xml.ts'
import { SESSION_HEADER, SESSION_PARAMETER } from './punch-out-cookie.ts'
import { punchOutText } from './punch-out-texts.ts'

export const SCRIPT_PATH = '/punchout/session.js'
const STYLE_PATH = '/punchout/bar.css'
const RETURN_PATH = '/punchout/return'

/** Script element at the end of the head, which hydration ignores, and before all modules run. */
export const sessionScript = (sessionId: string, readable: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}" src="${SCRIPT_PATH}" data-session="${sessionId}" data-token="${escapeXml(readable[0] ?? '')}" data-user="${escapeXml(readable[1] ?? '')}"></script>` +
  `<link rel="stylesheet" href="${STYLE_PATH}">`

/** Bar with the session's state, as a custom element: hydration ignores elements that it does not know. */
export function punchOutBar(
  sessionId: string,
  { systemName, user }: PunchOutVisit,
  language: string | undefined,
): string {
  const text = (id: 'goBack' | 'abort') => escapeXml(punchOutText(id, language))
  const job = Object.values(user.punchOut ?? {})
    .flatMap((value) => (value ? [escapeXml(value)] : []))
    .join(' · ')
  return (
    `<punch-out-bar role="region" aria-label="${escapeXml(systemName)}"><form method="post" action="${RETURN_PATH}?punchout=${sessionId}">` +
    `<strong>${escapeXml(systemName)}</strong><span>${job}</span><input type="hidden" name="language" value="${escapeXml(language ?? '')}">` +
    `<button>${text('goBack')}</button><button name="abort" value="1">${text('abort')}</button></form></punch-out-bar>`
  )
}

export const BAR_STYLE = `
punch-out-bar { position: sticky; inset-block-end: 0; z-index: 20; display: block; color: var(--text); background: var(--accent-bg); border-block-start: 2px solid var(--accent); }
punch-out-bar form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 16px; }
punch-out-bar span { flex: 1; color: var(--muted); }
punch-out-bar button { min-block-size: 44px; padding-inline: 16px; font: inherit; cursor: pointer; color: var(--accent); background: var(--bg); border: 1px solid var(--accent); border-radius: 4px; }
punch-out-bar button:first-of-type { color: var(--bg); background: var(--accent); }
[data-checkout-steps], a[href*="/checkout/step2"], form:has(> [name="intent"][value="logOut"]) { display: none; }
@media print { punch-out-bar { display: none; } }
`

/**
 * Separates the session of this tab from the browser's login: scripts of the page read the session's cookies, calls
 * send the session id in a header, and each URL contains the id for a reload.
 */
export const SESSION_SCRIPT = `(() => {
  const { session, token, user } = document.currentScript.dataset
  const sessionCookies = { '__Host-session': token, '__Host-user': encodeURIComponent(user) }
  const names = ${JSON.stringify(cookiesClearedOn('session'))}
  const nameOf = (pair) => pair.split('=', 1)[0].trim()
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      const others = get.call(document).split('; ').filter((pair) => pair !== '' && !names.includes(nameOf(pair)))
      return [...others, ...Object.entries(sessionCookies).map(([name, value]) => name + '=' + value)].join('; ')
    },
    set(line) {
      const name = nameOf(line)
      if (!names.includes(name)) return set.call(document, line)
      if (/max-age=0/i.test(line)) delete own[name]
    },
  })
  // a browser may deny storage in a frame of another site; the session then lasts as long as the page
  try { sessionStorage.length } catch {
    const kept = new Map()
    Object.defineProperty(window, 'sessionStorage', {
      value: {
        getItem: (name) => kept.get(String(name)) ?? null,
        setItem: (name, value) => void kept.set(String(name), String(value)),
        removeItem: (name) => void kept.delete(String(name)),
        clear: () => kept.clear(),
      },
    })
  }
  const send = window.fetch
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin === location.origin) request.headers.set('${SESSION_HEADER}', session)
    return send.call(window, request)
  }
  const named = (address) => {
    const url = new URL(address ?? location.href, location.href)
    if (url.origin === location.origin) url.searchParams.set('${SESSION_PARAMETER}', session)
    return url.href
  }
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name].bind(history)
    history[name] = (state, title, address) => change(state, title, named(address))
  }
})()
`

/** Submits the form once. A user who returns by the browser's history sees only the button. */
const SUBMIT_SCRIPT = `addEventListener('pageshow', (event) => {
  const [entry] = performance.getEntriesByType('navigation')
  if (!event.persisted && entry?.type !== 'back_forward') document.forms[0].submit()
})`

type Posted = {
  readonly url: string
  readonly fields: readonly FormField[]
  readonly target?: string | undefined
  readonly language: string | undefined
  readonly nonce: string
}

/** Page with a form that posts fields to the other system. */
export const autoSubmitPage = ({ nonce, ...form }: Posted): string =>
  page(form.language, `${outwardForm(form, 'goBack')}<script nonce="${nonce}">${SUBMIT_SCRIPT}</script>`)

/** Form with a button that returns to the other system without a basket. */
export const returnForm = ({
  systemName,
  ...form
}: Omit<Posted, 'nonce'> & { readonly systemName: string }): string =>
  `<h2>${escapeXml(systemName)}</h2>${outwardForm(form, 'abort')}`

function outwardForm(
  { url, fields, target, language }: Omit<Posted, 'nonce'>,
  label: 'goBack' | 'abort',
): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  return (
    `<form method="post" action="${escapeXml(url)}" accept-charset="utf-8"${target === undefined ? '' : ` target="${escapeXml(target)}"`}>` +
    `${inputs.join('')}<button>${escapeXml(punchOutText(label, language))}</button></form>`
  )
}

export const messagePage = (
  id: 'failed' | 'over' | 'handedOver' | 'unavailable',
  language: string | undefined,
  more = '',
): string => page(language, `<p role="alert">${escapeXml(punchOutText(id, language))}</p>${more}`)

/** Page for a request that cannot be processed; in English, for the operator of the other system. */
export const rejectionPage = (detail: string): string =>
  page('en', `<h2>Punch-out</h2><p>${escapeXml(detail)}</p>`)

export const PAGE_STYLE_PATH = '/punchout/page.css'
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 36rem; margin: 10vh auto 0; padding-inline: 16px; }
button { min-block-size: 44px; padding-inline: 16px; font: inherit; cursor: pointer; }
`

const page = (language: string | undefined, content: string) =>
  `<!doctype html><html lang="${escapeXml(language || 'en')}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no"><title>Drawbar</title><link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head><body><main><h1>Drawbar</h1>${content}</main></body></html>`
