import { makeAutoObservable } from 'mobx'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { groupCategories, type Category, type Division } from '#domain/catalogue/content.ts'
import type { CountryInfo, EntityLink, SocialNetwork } from '#domain/layout/company.ts'
import { validSuppliedHref } from '#domain/layout/supplied-link.ts'
import { safeExternalHref } from '#domain/session/return-path.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Number of groups in their column, the same as in the column of divisions beside it. */
export const FOOTER_GROUPS_SHOWN = 5

const LEGAL = ['aboutUs', 'tutorials', 'newsletter', 'imprint', 'dataProtection'] as const
const BRANDS = ['homepage', 'brandOne', 'brandTwo'] as const

export type SuppliedLink<Name extends string> = { readonly name: Name; readonly href: string }

/** Company of the country, with the links that the country's data contains (spec 2, footer). */
export class FooterViewModel {
  static readonly keys = { content: ContentStore, clock: Clock }
  readonly #deps

  constructor(deps: DepsOf<typeof FooterViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get company(): CountryInfo['company'] | undefined {
    return this.#deps.content.layoutData?.country.company
  }

  /** Current year in UTC, so that server and browser render the same. */
  get year(): string {
    return String(new Date(this.#deps.clock.now()).getUTCFullYear())
  }

  /** Supplier of the catalogue data; undefined unless the shop itself hosts its logo. */
  get dataSupplier(): CountryInfo['dataSupplier'] {
    const supplier = this.#deps.content.layoutData?.country.dataSupplier
    return supplier?.logo.startsWith('/media/') ? supplier : undefined
  }

  get contactForm(): string | undefined {
    return this.#hrefOf('contactForm')
  }

  get helpDesk(): string | undefined {
    return this.#hrefOf('helpDesk')
  }

  get legalLinks(): readonly SuppliedLink<(typeof LEGAL)[number]>[] {
    return this.#supplied(LEGAL)
  }

  get brandLinks(): readonly SuppliedLink<(typeof BRANDS)[number]>[] {
    return this.#supplied(BRANDS)
  }

  get socialLinks(): readonly SuppliedLink<SocialNetwork>[] {
    const social = this.#deps.content.layoutData?.country.social ?? []
    return social.flatMap(({ network, href }) => {
      const safe = safeExternalHref(href)
      return safe === undefined ? [] : [{ name: network, href: safe }]
    })
  }

  get divisions(): readonly Division[] {
    return this.#deps.content.layoutData?.content.divisions ?? []
  }

  get groups(): readonly Category[] {
    return groupCategories(this.#deps.content.layoutData?.content.categories ?? []).slice(
      0,
      FOOTER_GROUPS_SHOWN,
    )
  }

  #hrefOf(link: EntityLink): string | undefined {
    return validSuppliedHref(this.#deps.content.layoutData?.country.links[link])
  }

  #supplied<Link extends EntityLink>(links: readonly Link[]): readonly SuppliedLink<Link>[] {
    return links.flatMap((name) => {
      const href = this.#hrefOf(name)
      return href === undefined ? [] : [{ name, href }]
    })
  }
}
