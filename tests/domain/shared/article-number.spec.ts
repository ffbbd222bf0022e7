import { describe, expect, it } from 'vitest'
import { isArticleNumber, isArticleNumberOf } from '#domain/shared/article-number.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('isArticleNumber', () => {
  it.each(numberRules.article.accept)('accepts %j as an article number', (text) => {
    expect(isArticleNumber(text)).toBe(true)
  })

  it.each(numberRules.article.reject)('rejects %j as an article number', (text) => {
    expect(isArticleNumber(text)).toBe(false)
  })

  it.each(numberRules.article.trap)(
    'accepts %j, because the number of another maker has the same format',
    (text) => {
      expect(isArticleNumber(text)).toBe(true)
    },
  )
})

describe('isArticleNumberOf', () => {
  it.each(numberRules.articleBySku)(
    'compares the typed text %j with the article number of the SKU %j: %j',
    (term, sku, same) => {
      expect(isArticleNumberOf(term, sku)).toBe(same)
    },
  )
})
