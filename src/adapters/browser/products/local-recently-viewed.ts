import {
  NOTHING_VIEWED,
  type RecentlyViewed,
  type ViewedParts,
} from '#application/products/recently-viewed.port.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

const KEY = 'viewed'
const KEPT_MAX = 20
const LENGTH_MAX = 200
const PATH_OF_THIS_SITE = /^\/(?![/\\])/

/** Ignores errors of the storage and invalid data. */
export class LocalRecentlyViewed implements RecentlyViewed {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>

  /** `storage` is a function, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
  }

  save(viewed: ViewedParts): void {
    try {
      this.#storage().setItem(KEY, JSON.stringify(viewed))
    } catch {
      // recently viewed products are optional
    }
  }

  load(): ViewedParts {
    const stored = this.#read()
    if (!isRecord(stored) || !Array.isArray(stored['parts'])) return NOTHING_VIEWED
    const { personId, parts } = stored
    if (personId !== undefined && !isShortText(personId)) return NOTHING_VIEWED
    return { personId, parts: parts.slice(0, KEPT_MAX).filter(isViewedPart) }
  }

  #read(): unknown {
    try {
      return parsedJson(this.#storage().getItem(KEY))
    } catch {
      return undefined
    }
  }
}

/** Validates stored data; accepts pictures of this site only. */
function isViewedPart(stored: unknown): stored is ViewedPart {
  if (!isRecord(stored)) return false
  const { slug, sku, name, language, pictureSrc } = stored
  const texts = [slug, sku, name, language, pictureSrc]
  return texts.every(isShortText) && PATH_OF_THIS_SITE.test(pictureSrc as string)
}

const isShortText = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= LENGTH_MAX
