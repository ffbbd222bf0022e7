import type { Clock } from '#application/kernel/clock.port.ts'
import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import { FOOTER_GROUPS_SHOWN, FooterViewModel } from '#ui/layout/footer/footer.view-model.ts'
import { withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const clock = { now: () => Date.UTC(2026, 11, 31, 23, 59) } as Clock

type Supplied = Partial<Pick<CountryInfo, 'links' | 'social' | 'dataSupplier'>>

function footerOf({ links = {}, social = [], dataSupplier }: Supplied) {
  const content = new ContentStore()
  const company = { name: 'Drawbar', street: '', postCode: '', city: '', country: '', phone: '' }
  const country = { countryName: 'Germany', entityCode: 'DTDE', company, links, social, dataSupplier }
  content.setLayoutData({ content: { divisions: [], categories: [] }, country })
  return new FooterViewModel({ content, clock })
}

it('the footer shows only the links that the company of the country supplies', () => {
  const { legalLinks, brandLinks, contactForm, helpDesk } = footerOf({
    links: { imprint: 'https://www.drawbar.example/imprint', brandTwo: 'https://www.drawbar.example/sarvo' },
  })

  expect(legalLinks).toEqual([{ name: 'imprint', href: 'https://www.drawbar.example/imprint' }])
  expect(brandLinks).toEqual([{ name: 'brandTwo', href: 'https://www.drawbar.example/sarvo' }])
  expect([contactForm, helpDesk]).toEqual([undefined, undefined])
})

it('the footer links to contact form, help desk and social networks if the country has them', () => {
  const footer = footerOf({
    links: { contactForm: 'https://www.drawbar.example/contact', helpDesk: 'https://help.drawbar.example' },
    social: [{ network: 'linkedin', href: 'https://social.example/drawbar' }],
  })

  expect(footer.contactForm).toBe('https://www.drawbar.example/contact')
  expect(footer.helpDesk).toMatch(/^https:\/\/help\.drawbar\.example/)
  expect(footer.socialLinks).toEqual([{ name: 'linkedin', href: 'https://social.example/drawbar' }])
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example'])(
  'the footer omits the unsafe link %s among legal, brand, help and social links',
  (href) => {
    const footer = footerOf({
      links: { imprint: href, homepage: href, helpDesk: href, contactForm: href },
      social: [{ network: 'linkedin', href }],
    })

    expect([footer.legalLinks, footer.brandLinks, footer.socialLinks]).toEqual([[], [], []])
    expect([footer.helpDesk, footer.contactForm]).toEqual([undefined, undefined])
  },
)

it('the footer shows a data supplier only if its logo is from the shop’s own host', () => {
  const logo = (path: string) => footerOf({ dataSupplier: { name: 'Partlex', logo: path } }).dataSupplier
  expect(footerOf({}).dataSupplier).toBeUndefined()
  expect(logo('/media/suppliers/partlex.svg')?.name).toBe('Partlex')
  expect([logo('https://evil.example/a.svg'), logo('//evil.example/media/a.svg')]).toEqual([
    undefined,
    undefined,
  ])
})

it('the footer shows the current year', () => expect(footerOf({}).year).toBe('2026'))

it('the footer lists the divisions and a limited number of groups', async () => {
  const shop = await withContent(anyShop())
  const footer = shop.get(FooterViewModel)

  expect(footer.company?.name).toBe('Drawbar GmbH')
  expect(footer.divisions.map(({ id }) => id)).toContain('truck')
  expect(footer.groups).toHaveLength(FOOTER_GROUPS_SHOWN)
})

it('the footer is empty before the layout data is loaded', () => {
  const footer = new FooterViewModel({ content: new ContentStore(), clock })

  expect([footer.company, footer.dataSupplier]).toEqual([undefined, undefined])
  expect([footer.legalLinks, footer.socialLinks, footer.divisions, footer.groups]).toEqual([[], [], [], []])
})
