import { nameErrors, type NewPerson } from '#domain/people/person.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { PASSWORD_LENGTHS } from '../session/set-password.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { People, type Invitation, type InvitationErrors, type InvitationApiRejection } from './people.port.ts'

const LINK_LENGTH_MAX = 200

export type InvitationRejection = InvitationApiRejection | CallFailure

/** Sets name and password of a person who was invited by e-mail. */
export class AcceptInvitation extends dependsOn({ people: People }) {
  async read(link: string): Promise<Result<Invitation, InvitationRejection>> {
    if (link === '' || link.length > LINK_LENGTH_MAX) return fail({ kind: 'unknown' })
    return resultOf(() => this.deps.people.invitation(link))
  }

  async run(link: string, newPerson: NewPerson): Promise<Result<void, InvitationRejection>> {
    if (link === '' || link.length > LINK_LENGTH_MAX) return fail({ kind: 'unknown' })
    const checked = checkedPerson(newPerson)
    if (!checked.ok) return checked
    return resultOf(() => this.deps.people.accept(link, checked.value))
  }
}

function checkedPerson(newPerson: NewPerson): Result<NewPerson, InvitationRejection> {
  const { least: minimum, most: maximum } = PASSWORD_LENGTHS
  const { length } = newPerson.password
  const errors: InvitationErrors = {
    ...nameErrors(newPerson),
    password: length < minimum || length > maximum ? 'length' : undefined,
  }
  if (Object.values(errors).some((error) => error !== undefined))
    return fail({ kind: 'faults', faults: errors })
  return ok({
    ...newPerson,
    givenName: newPerson.givenName.trim(),
    familyName: newPerson.familyName.trim(),
  })
}
