import { Service } from '../services.ts'

const VIN_LENGTH = 17

/** The VINs that customers have searched, newest first. Nothing is stored for anonymous visitors. */
export class VinHistories extends Service<'db'> {
  of(customerId: string | undefined): string[] {
    if (customerId === undefined) return []
    return this.deps.db.vinHistory.findFirst({ where: { owner: { equals: customerId } } })?.vins ?? []
  }

  add(customerId: string | undefined, text: string, limit: number): string[] {
    const vin = text.trim().toUpperCase()
    const knownVins = this.of(customerId)
    if (vin.length !== VIN_LENGTH) return knownVins
    const vins = [vin, ...knownVins.filter((other) => other !== vin)].slice(0, limit)
    if (customerId === undefined) return vins
    const where = { owner: { equals: customerId } }
    if (this.deps.db.vinHistory.update({ where, data: { vins } }) === null) {
      this.deps.db.vinHistory.create({ owner: customerId, vins })
    }
    return vins
  }
}
