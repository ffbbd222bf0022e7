import { contentContract } from '#contracts/content.contract.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categories, divisions } from '../content/content.ts'
import { publicly } from '../http/cacheable.ts'
import { replyTo } from '../http/reply-to.ts'
import { catalogueLanguage } from '../catalogue-language.ts'

export const contentHandlers = ({ catalogue }: { catalogue: Catalogue }) => [
  replyTo(contentContract.contentData, ({ query }) => {
    const language = catalogueLanguage[query.languageID]
    return {
      status: 200,
      headers: publicly,
      body: {
        productDivisons: divisions(catalogue, language),
        categories: categories(catalogue, language),
      },
    }
  }),
]
