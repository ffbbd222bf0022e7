// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ContainerProvider } from '#ui/kernel/container.tsx'
import { ScanButton } from '#ui/scanning/scan-button.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const button = <ScanButton onCode={() => {}}>{null}</ScanButton>

it('the scan button is rendered by the server, so that the page does not move during hydration', () => {
  const html = renderToString(
    <ContainerProvider container={anyShop()}>
      <IntlProvider locale="en" messages={{ 'scan.open': 'Scan bar code' }}>
        <MemoryRouter>{button}</MemoryRouter>
      </IntlProvider>
    </ContainerProvider>,
  )
  expect(html).toContain('Scan bar code')
})

it('the scan button is removed in a browser without access to cameras', async () => {
  await renderPage(button)
  expect(navigator.mediaDevices).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Scan bar code' })).toBeNull()
})
