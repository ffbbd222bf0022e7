import { describe, expect, it } from 'vitest'
import { isArticleNumber, isArticleNumberOf } from '#domain/shared/article-number.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('isArticleNumber', () => {
  it.each(numberRules.article.accept)('takes %j for an article number', (text) => {
    expect(isArticleNumber(text)).toBe(true)
  })

  it.each(numberRules.article.reject)('takes %j for none', (text) => {
    expect(isArticleNumber(text)).toBe(false)
  })

  it.each(numberRules.article.trap)('goes by the form of %j, though another maker gave it out', (text) => {
    expect(isArticleNumber(text)).toBe(true)
  })
})

describe('isArticleNumberOf', () => {
  it.each(numberRules.articleBySku)('compares %j with the article %j: %j', (term, sku, same) => {
    expect(isArticleNumberOf(term, sku)).toBe(same)
  })
})
