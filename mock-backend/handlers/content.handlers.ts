import { contentContract } from '#contracts/content.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { categories, divisions } from '../content/content.ts'
import { publicly } from '../http/cacheable.ts'
import { replyTo } from '../http/reply-to.ts'

export function contentHandlers({ catalogue }: { catalogue: Catalogue }) {
  /** Counting the assortment takes its time, and its counts never change. */
  const known = new Map<LanguageId, ReturnType<typeof contentIn>>()

  function contentIn(languageID: LanguageId) {
    const language = catalogueLanguage[languageID]
    return { productDivisons: divisions(catalogue, language), categories: categories(catalogue, language) }
  }

  return [
    replyTo(contentContract.contentData, ({ query: { languageID } }) => {
      const body = known.get(languageID) ?? contentIn(languageID)
      known.set(languageID, body)
      return { status: 200, headers: publicly, body }
    }),
  ]
}
