// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { GridRow } from '#ui/order-grid/grid-row.view-model.ts'
import type { OrderGridViewModel } from '#ui/order-grid/order-grid.view-model.ts'
import { RowArticle } from '#ui/order-grid/row-article.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the correction button replaces an unknown number by the suggested one, and checks it', async () => {
  const [type, run] = [vi.fn(), vi.fn()]
  const model = { rows: { type }, check: { run } } as unknown as OrderGridViewModel
  const row = { state: 'not-found', number: '3.7O481', suggestion: '3.70481', written: { remark: '' } }
  await renderPage(<RowArticle row={row as GridRow} model={model} noteOf={() => null} />)

  await userEvent.click(screen.getByRole('button', { name: /3\.70481/ }))
  expect(type).toHaveBeenCalledWith(row, { number: '3.70481' })
  expect(run).toHaveBeenCalledOnce()
})
