/** What has just been done, as the address of the page tells it after a form was sent. */
export type Told =
  | { readonly kind: 'saved' | 'restored' | 'usual' | 'gone' }
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'asked'; readonly ticketNo: string }

const DONE = ['saved', 'restored', 'usual', 'gone'] as const

export function toldBy(params: URLSearchParams): Told | undefined {
  const done = params.get('done')
  const of = params.get('of') ?? ''
  if (done === 'deleted') return { kind: done, id: of }
  // nobody else's words are shown as ours
  if (done === 'asked') return /^[A-Z0-9-]{1,20}$/.test(of) ? { kind: done, ticketNo: of } : undefined
  const kind = DONE.find((one) => one === done)
  return kind && { kind }
}
