import { ContentStore } from '#application/catalogue/content.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { countryContact } from '#domain/layout/help-desk.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

/** Contact from whom the user can request a missing right. */
export class AskForRightViewModel extends dependsOn({ session: SessionStore, content: ContentStore }) {
  /** Name of the user and number of the customer, for a message to the help desk. */
  get asker(): { readonly user: string; readonly customer: string } {
    const { firstName = '', lastName = '', customerId = '' } = this.deps.session.user ?? {}
    return { user: `${firstName} ${lastName}`.trim(), customer: customerId }
  }

  /** Name of the administrator who can grant the right; undefined if no administrator can. */
  administratorFor(flag: string): string | undefined {
    const { administrator } = this.deps.session.features
    return administrator?.rights.includes(flag) ? administrator.name : undefined
  }

  /** Help desk contact of the country; undefined before the country is loaded. */
  contactFor(request: string): ReturnType<typeof countryContact> | undefined {
    const { layoutData } = this.deps.content
    return layoutData && countryContact(layoutData.country, request)
  }
}
