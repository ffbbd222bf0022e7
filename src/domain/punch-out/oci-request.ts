import { fail, ok, type Result } from '../shared/result.ts'
import { parseQuantity, type Job, type Operation } from './punch-out.ts'

type OciRejection = 'too-long' | 'no-return-address' | 'no-credentials' | 'unknown-function' | 'incomplete'

export type OciRequest = {
  readonly userName: string
  readonly secret: string
  readonly returnUrl: string
  /** Name of the frame or window in which the returned form is opened. */
  readonly target: string | undefined
  readonly job: Job
  readonly task:
    | { readonly kind: 'session'; readonly operation: Operation; readonly basketId?: string | undefined }
    /** Opens the session on the page of a part or on search results. */
    | { readonly kind: 'show'; readonly text: string }
    | {
        readonly kind: 'look-up'
        readonly what: 'VALIDATE' | 'BACKGROUND_SEARCH'
        readonly text: string
        readonly quantity: number
      }
}

const VALUE_LENGTH_MAX = 2000
const FIELDS_MAX = 200
const TARGET = /^(?:_parent|_top|_self|[A-Za-z][\w-]{0,59})$/

/** True if the text is a valid name of a frame or window. */
export const isTarget = (text: string): boolean => TARGET.test(text)

/** Reads the form with which a system opens the shop (OCI 4.0, 2.3). Names are compared in upper case. */
export function readOciRequest(form: Iterable<readonly [string, string]>): Result<OciRequest, OciRejection> {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (fields.size >= FIELDS_MAX || name.length > 60 || value.length > VALUE_LENGTH_MAX)
      return fail('too-long')
    fields.set(name.toUpperCase(), value.trim())
  }
  const text = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? ''
  const returnUrl = text('HOOK_URL')
  const userName = text('USERNAME', 'USER')
  const secret = text('PASSWORD')
  if (returnUrl === '') return fail('no-return-address')
  if (userName === '' || secret === '') return fail('no-credentials')
  const task = taskOf(text)
  if (!task.ok) return task
  const target = text('~TARGET', 'RETURNTARGET')
  return ok({
    userName: userName.slice(0, 100),
    secret: secret.slice(0, 200),
    returnUrl,
    target: isTarget(target) ? target : undefined,
    job: jobOf(text),
    task: task.value,
  })
}

function taskOf(text: (...names: string[]) => string): Result<OciRequest['task'], OciRejection> {
  const name = text('FUNCTION').toUpperCase()
  const productId = text('PRODUCTID').slice(0, 100)
  const words = text('SEARCHSTRING').slice(0, 100)
  switch (name) {
    case '':
    case 'CREATE':
      return ok({ kind: 'session', operation: 'CREATE' })
    case 'EDIT':
    case 'INSPECT': {
      const basketId = dashed(text('BASKETID'))
      return basketId === '' ? fail('incomplete') : ok({ kind: 'session', operation: name, basketId })
    }
    case 'DETAIL':
    case 'SOURCING': {
      const searchText = name === 'DETAIL' ? productId : words
      return searchText === '' ? fail('incomplete') : ok({ kind: 'show', text: searchText })
    }
    case 'VALIDATE':
    case 'BACKGROUND_SEARCH': {
      const searchText = name === 'VALIDATE' ? productId : words
      const quantity = text('QUANTITY') === '' ? 1 : parseQuantity(text('QUANTITY'))
      if (searchText === '' || quantity === undefined) return fail('incomplete')
      return ok({ kind: 'look-up', what: name, text: searchText, quantity })
    }
    default:
      return fail('unknown-function')
  }
}

function jobOf(text: (...names: string[]) => string): Job {
  const vin = text('VIN').toUpperCase()
  const plate = text('PLATE')
  const orderNo = text('ORDERNO')
  return {
    ...(/^[A-Z0-9]{5,17}$/.test(vin) && { vin }),
    ...(plate !== '' && { plate: plate.slice(0, 20) }),
    ...(orderNo !== '' && { orderNo: orderNo.slice(0, 50) }),
  }
}

/** Adds the dashes to a basket id: it is sent without them, because EXT_QUOTE_ID has at most 35 characters. */
function dashed(basketId: string): string {
  const [, ...parts] =
    /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(basketId) ?? []
  return parts.join('-').toLowerCase()
}
