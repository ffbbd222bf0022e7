import type { PasswordApiRejection, ProfileApi } from '#application/profile/profile.port.ts'
import { profileContract } from '#contracts/profile/profile.contract.ts'
import { LANGUAGES, languageIdOf, type LanguageCode } from '#domain/locale/language.ts'
import type { PersonName } from '#domain/people/person.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Result } from '#domain/shared/result.ts'
import type { ApiProblem } from '../api-problem.ts'
import { HttpAdapter } from '../http-adapter.ts'
import { rejectingCommand } from '../rejections.ts'

export class HttpProfile extends HttpAdapter implements ProfileApi {
  readonly #calls = this.api.client(profileContract)

  async get(): Promise<Profile> {
    const { body } = await this.#calls.get.query()
    const { code } = LANGUAGES.find(({ languageId }) => languageId === body.language)!
    return { ...body, language: code }
  }

  async save(name: PersonName, language: LanguageCode): Promise<void> {
    await this.#calls.save.mutate({ body: { ...name, language: languageIdOf(language) } })
  }

  changePassword(current: string, password: string): Promise<Result<void, PasswordApiRejection>> {
    return rejectingCommand<PasswordApiRejection>(REJECTIONS, () =>
      this.#calls.setPassword.mutate({ body: { current, password } }),
    )
  }

  async endSessions(id?: string): Promise<void> {
    await this.#calls.revokeSessions.mutate({ body: id === undefined ? {} : { id } })
  }
}

const REJECTIONS = {
  422_060: { kind: 'wrong-current' },
  422_061: { kind: 'common' },
  429_000: ({ retryAfter }: ApiProblem) => ({ kind: 'too-many-attempts', retryAfter }) as const,
} as const
