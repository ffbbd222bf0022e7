import { actorOf, nameOf, type Account } from './account.ts'
import { Service } from '../services.ts'

const CHANGES_MAX = 1000

type Value = string | number | boolean | readonly string[] | null | undefined

/** Log of the changes in each company: person, time, setting, and both values. */
export class ChangeLog extends Service<'db' | 'clock'> {
  /** Logs a change. `of` is a person, or the name of a cost centre or address. An unchanged value is not logged. */
  add(actor: Account, of: Account | string, subject: string, before: Value, after: Value): void {
    const [from, to] = [textOf(before), textOf(after)]
    if (from === to) return
    const { customerId } = actor
    this.deps.db.personChange.create({
      id: crypto.randomUUID(),
      customerId,
      at: this.deps.clock(),
      by: actorOf(actor),
      byEmail: actor.userName,
      ...(typeof of === 'string'
        ? { person: of }
        : { person: nameOf(of) || of.userName, personEmail: of.userName }),
      what: subject,
      from,
      to,
    })
    const changes = this.of(customerId)
    if (changes.length > CHANGES_MAX)
      this.deps.db.personChange.delete({ where: { id: { equals: changes[0]!.id } } })
  }

  /** Oldest first. */
  of(customerId: string) {
    return this.deps.db.personChange.findMany({ where: { customerId: { equals: customerId } } })
  }
}

function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}
