export type EntityLink =
  | 'aboutUs'
  | 'tutorials'
  | 'newsletter'
  | 'imprint'
  | 'dataProtection'
  | 'contactForm'
  | 'helpDesk'
  | 'homepage'
  | 'brandOne'
  | 'brandTwo'

export type SocialNetwork = 'facebook' | 'linkedin' | 'youtube' | 'instagram'

/** The entity that serves a country, with its links (spec 2 footer, spec 3). */
export type CountryInfo = {
  readonly countryName: string
  readonly entityCode: string
  readonly company: {
    readonly name: string
    readonly street: string
    readonly postCode: string
    readonly city: string
    readonly country: string
    readonly phone: string
  }
  readonly links: { readonly [Link in EntityLink]?: string | undefined }
  /** Path of a logo, 260 by 100 px. */
  readonly dataSupplier?: { readonly name: string; readonly logo: string } | undefined
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[]
}
