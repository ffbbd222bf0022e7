import { OWN_NUMBERS_MAX, type OwnNumberStatus } from '#contracts/own-numbers/own-numbers.contract.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { HttpError, errorResponse } from '../http/error-response.ts'
import { Service } from '../services.ts'

export type StoredOwnNumber = {
  readonly number: string
  readonly sku: string
  /** Milliseconds since the epoch. */
  readonly decidedAt: number
  readonly decidedBy: string
}

/** Own numbers by their normalised spelling: letters and digits only. */
export type OwnNumbersOf = ReadonlyMap<string, StoredOwnNumber>

export const isUsable = (product: CatalogueProduct): boolean =>
  product.replacedBy === undefined && !product.discontinued

/** The own article numbers of all companies; a company can read only its numbers. */
export class OwnNumberBook extends Service<'db' | 'catalogue'> {
  of(customerId: string): OwnNumbersOf {
    const row = this.deps.db.ownNumbers.findFirst({ where: { customerId: { equals: customerId } } })
    const stored = row === null ? [] : (JSON.parse(row.content) as StoredOwnNumber[])
    return new Map(stored.map((each) => [normalizePartNumber(each.number), each]))
  }

  /** @throws HttpError with 413001 beyond the number that a company may have */
  save(
    customerId: string,
    inputs: readonly { readonly number: string; readonly sku: string }[],
    by: Pick<StoredOwnNumber, 'decidedAt' | 'decidedBy'>,
  ): OwnNumberStatus[] {
    const numbers = new Map(this.of(customerId))
    const statuses = inputs.map(({ number, sku }) => {
      const key = normalizePartNumber(number)
      if (key === '') return 'INVALID'
      const product = this.#partOf(sku)
      if (product === undefined) return 'UNKNOWN_PART'
      const intendedNumberHits = this.deps.catalogue.findNumber(number)
      if (
        intendedNumberHits.length > 0 &&
        !intendedNumberHits.some((hit) => this.deps.catalogue.product(hit.index).sku === product.sku)
      ) {
        return 'TAKEN'
      }
      numbers.set(key, { number, sku: product.sku, ...by })
      return 'SAVED'
    })
    if (numbers.size > OWN_NUMBERS_MAX) {
      const detail = `At most ${OWN_NUMBERS_MAX} own numbers.`
      throw new HttpError(errorResponse(413, 413001, detail))
    }
    this.#keep(customerId, numbers)
    return statuses
  }

  /** Removes numbers and returns how many existed. */
  remove(customerId: string, removed: readonly string[]): number {
    const numbers = new Map(this.of(customerId))
    const count = removed.filter((number) => numbers.delete(normalizePartNumber(number))).length
    this.#keep(customerId, numbers)
    return count
  }

  #partOf(sku: string): CatalogueProduct | undefined {
    const articles = this.deps.catalogue.findNumber(sku).filter(({ kind }) => kind === 'article')
    return articles.length === 1 && articles[0] ? this.deps.catalogue.product(articles[0].index) : undefined
  }

  #keep(customerId: string, numbers: OwnNumbersOf): void {
    const content = JSON.stringify([...numbers.values()])
    const where = { customerId: { equals: customerId } }
    if (this.deps.db.ownNumbers.findFirst({ where }))
      this.deps.db.ownNumbers.update({ where, data: { content } })
    else this.deps.db.ownNumbers.create({ customerId, content })
  }
}
