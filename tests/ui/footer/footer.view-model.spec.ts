import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import { FOOTER_GROUPS_SHOWN, FooterViewModel } from '#ui/footer/footer.view-model.ts'
import { withContent } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

function footerOf({ links = {}, social = [] }: Partial<Pick<CountryInfo, 'links' | 'social'>>) {
  const content = new ContentStore()
  const company = { name: 'Drawbar', street: '', postCode: '', city: '', country: '', phone: '' }
  const country = { countryName: 'Germany', entityCode: 'DTDE', company, links, social }
  content.show({ content: { divisions: [], categories: [] }, country })
  return new FooterViewModel(content)
}

it('shows only the links that the country supplies', () => {
  const { legalLinks, brandLinks, contactForm, helpDesk } = footerOf({
    links: { imprint: 'https://www.drawbar.example/imprint', brandTwo: 'https://www.drawbar.example/sarvo' },
  })

  expect(legalLinks).toEqual([{ name: 'imprint', href: 'https://www.drawbar.example/imprint' }])
  expect(brandLinks).toEqual([{ name: 'brandTwo', href: 'https://www.drawbar.example/sarvo' }])
  expect([contactForm, helpDesk]).toEqual([undefined, undefined])
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example'])(
  'leaves out %s wherever it is supplied',
  (href) => {
    const footer = footerOf({
      links: { imprint: href, homepage: href, helpDesk: href, contactForm: href },
      social: [{ network: 'linkedin', href }],
    })

    expect([footer.legalLinks, footer.brandLinks, footer.socialLinks]).toEqual([[], [], []])
    expect([footer.helpDesk, footer.contactForm]).toEqual([undefined, undefined])
  },
)

it('lists the divisions and the first groups', async () => {
  const shop = await withContent(anyShop())
  const footer = shop.get(FooterViewModel)

  expect(footer.company?.name).toBe('Drawbar GmbH')
  expect(footer.divisions.map(({ id }) => id)).toContain('truck')
  expect(footer.groups).toHaveLength(FOOTER_GROUPS_SHOWN)
})

it('stands empty without the content', () => {
  const { company, legalLinks, divisions, groups } = new FooterViewModel(new ContentStore())

  expect([company, legalLinks, divisions, groups]).toEqual([undefined, [], [], []])
})
