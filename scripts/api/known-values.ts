import { singular } from './singular.ts'

/** Values that a server has returned, by field name: later calls use them to refer to existing objects. */
export class KnownValues {
  readonly #values = new Map<string, string | number>()

  get(name: string): string | number | undefined {
    return this.#values.get(name)
  }

  set(name: string, value: string | number): void {
    this.#values.set(name, value)
  }

  /** Stores the first value of each field name in a response; it replaces the value of earlier responses. */
  learn(body: unknown): void {
    const visited = new Set<string>()
    const visit = (value: unknown, of = ''): void => {
      if (Array.isArray(value)) return value.forEach((entry) => visit(entry, of))
      if (typeof value !== 'object' || value === null) return
      const { vendorId, sku } = value as { vendorId?: unknown; sku?: unknown }
      for (const [name, field] of Object.entries(value)) {
        if (typeof field !== 'string' && typeof field !== 'number') visit(field, name)
        else if (!visited.has(name)) {
          visited.add(name)
          if (name === 'id' && of !== '') this.set(`${singular(of)}Id`, field)
          // requests use the article number of the cart: vendorId-sku
          this.set(
            name,
            name === 'sku' && typeof vendorId === 'string' ? `${vendorId}-${String(sku)}` : field,
          )
        }
      }
    }
    visit(body)
    const itemId = this.get('itemId')
    if (itemId !== undefined && !visited.has('item_id')) this.set('item_id', itemId)
  }
}
