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

/** Links to pages of the shop are paths; others are URLs. */
export type EntityLinks = { readonly [Link in EntityLink]?: string | undefined }

/** 1 is Monday; times as 07:30. */
export type OpeningHours = {
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
}

export type CompanyLocation = {
  readonly name: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  readonly countryCode: string
  readonly hours: readonly OpeningHours[]
  readonly services: readonly ('STOCK' | 'PICK_UP' | 'FORKLIFT' | 'RAMP' | 'CRANE')[]
}

export type CompanyContact = {
  readonly topic: 'ORDERS' | 'PARTS' | 'RETURNS' | 'INVOICES'
  readonly name: string
  readonly phone: string
}

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
    /** ISO 3166-1 code. */
    readonly countryCode?: string | undefined
    readonly phone: string
  }
  readonly links: EntityLinks
  /** Goods in stock that are ordered before `cutoff`, in the local time of the country, arrive after `workingDays`. */
  readonly delivery?: { readonly cutoff: string; readonly workingDays: number } | undefined
  /** Warehouses, the main one first. */
  readonly places?: readonly CompanyLocation[] | undefined
  readonly phoneHours?: readonly OpeningHours[] | undefined
  readonly contacts?: readonly CompanyContact[] | undefined
  readonly figures?: { readonly founded: number; readonly employees: number } | undefined
  /** Details that an imprint must contain by law, besides the address. */
  readonly legal?:
    | {
        readonly register: string
        readonly representedBy?: string | undefined
        readonly email?: string | undefined
        readonly vatId?: string | undefined
        readonly taxNumber?: string | undefined
      }
    | undefined
  /** Path of a logo, 260 by 100 px. */
  readonly dataSupplier?: { readonly name: string; readonly logo: string } | undefined
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[]
}
