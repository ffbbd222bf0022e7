import { REQUESTABLE_RIGHTS } from '#domain/people/person.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { People, type PeopleApiRejection } from './people.port.ts'

/** Requests a right from the administrator of the company; returns the administrator's name. */
export class AskForRight extends dependsOn({ people: People }) {
  async run(requestedRight: string): Promise<Result<string, Rejection<PeopleApiRejection['kind']>>> {
    const right = REQUESTABLE_RIGHTS.find((candidate) => candidate === requestedRight)
    if (right === undefined) return fail({ kind: 'unknown' })
    return resultOf(() => this.deps.people.ask(right))
  }
}
