import type { InvitedSettings, PersonSettings } from '#domain/people/person.ts'
import { isEmail } from '#domain/shared/email.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { People, type PeopleApiRejection, type PersonCommand, type PersonVersion } from './people.port.ts'

export type PeopleRejection = Rejection<PeopleApiRejection['kind'] | 'email'>
type Changed = Promise<Result<void, PeopleRejection>>

/** Actions of the company's administrator. */
export class ManagePeople extends dependsOn({ people: People, idempotencyKeys: IdempotencyKeys }) {
  /** Invites a person. A retry after a lost response does not send a second e-mail. */
  async invite(typedEmail: string, settings: InvitedSettings): Changed {
    const email = typedEmail.trim()
    if (!isEmail(email)) return fail({ kind: 'email' })
    const call = { email, ...settings }
    const callKey = this.deps.idempotencyKeys.keyFor(call)
    const invited = await resultOf(() => this.deps.people.invite(callKey, email, settings))
    if (!invited.ok && invited.error.kind === 'unreachable') this.deps.idempotencyKeys.remember(call, callKey)
    return invited
  }

  change(person: PersonVersion, settings: PersonSettings): Changed {
    return resultOf(() => this.deps.people.change(person, settings))
  }

  act(verb: PersonCommand, id: string): Changed {
    return resultOf(() => this.deps.people.act(verb, id))
  }
}
