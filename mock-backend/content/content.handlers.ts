import type { contentContract } from '#contracts/catalogue/content.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { categories, divisions } from './content.ts'
import { PUBLIC_CACHE_HEADERS } from '../http/cacheable.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function contentHandlers({ catalogue }: Services): Handlers<typeof contentContract> {
  /** Cached, because counting the products is slow and the counts never change. */
  const cache = new Map<LanguageId, ReturnType<typeof contentIn>>()

  function contentIn(languageID: LanguageId) {
    const language = catalogueLanguage[languageID]
    return { productDivisons: divisions(catalogue, language), categories: categories(catalogue, language) }
  }

  return {
    contentData: ({ query: { languageID } }) => {
      const body = cache.get(languageID) ?? contentIn(languageID)
      cache.set(languageID, body)
      return { status: 200, headers: PUBLIC_CACHE_HEADERS, body }
    },
  }
}
