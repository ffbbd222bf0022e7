// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Maker } from '#ui/vehicles/range/maker.tsx'
import type { MakerViewModel } from '#ui/vehicles/range/maker.view-model.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

it.each([
  [undefined, /^All/],
  ['TGX', /^TGX/],
])(
  'on the page of a vehicle maker with the series %s, the current tab is %s',
  async (chosenSeries, current) => {
    const series = ['TGX', 'TGS'].map((name) => ({ name, count: 1, isChosen: name === chosenSeries }))
    const model = { name: 'MAN', count: 2, series, chosenSeries, vehicles: [] } as unknown as MakerViewModel
    await renderPage(<Maker model={model} />)
    const tabs = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(current)])
  },
)
