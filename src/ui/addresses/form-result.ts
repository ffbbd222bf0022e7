/** Result of a form, read from the query of the page (flash message). */
export type FormResult =
  | { readonly kind: 'saved' | 'restored' | 'usual' | 'gone' }
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'asked'; readonly ticketNo: string }

const DONE = ['saved', 'restored', 'usual', 'gone'] as const

export function formResultFrom(params: URLSearchParams): FormResult | undefined {
  const done = params.get('done')
  const of = params.get('of') ?? ''
  if (done === 'deleted') return { kind: done, id: of }
  // a forged link must not make the shop display its text
  if (done === 'asked') return /^[A-Z0-9-]{1,20}$/.test(of) ? { kind: done, ticketNo: of } : undefined
  const kind = DONE.find((one) => one === done)
  return kind && { kind }
}
