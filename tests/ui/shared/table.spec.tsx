// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Cell, HeadCell } from '#ui/shared/table-cells.tsx'
import { Row, Table, TableBody, TableFoot, TableHead } from '#ui/shared/table.tsx'

afterEach(cleanup)

const onSort = vi.fn()

function Orders() {
  return (
    <MemoryRouter>
      <Table caption="Orders">
        <TableHead>
          <HeadCell hidden>Choose</HeadCell>
          <HeadCell sorted="descending" onSort={onSort}>
            Date
          </HeadCell>
          <HeadCell sorted="none" sortTo="?sort=value" align="end">
            Value
          </HeadCell>
        </TableHead>
        <TableBody>
          <Row selected>
            <Cell place="corner">x</Cell>
            <Cell heading label="Date">
              20 Nov 2026
            </Cell>
            <Cell label="Value" align="end">
              1,204.18
            </Cell>
          </Row>
        </TableBody>
        <TableFoot>
          <Row>
            <Cell heading colSpan={2}>
              Sum
            </Cell>
            <Cell align="end">1,204.18</Cell>
          </Row>
        </TableFoot>
      </Table>
    </MemoryRouter>
  )
}

it('a table has explicit ARIA roles, which the card layout on a phone would remove', () => {
  const { container } = render(<Orders />)

  const withoutRole = [...container.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')].filter(
    (element) => !element.hasAttribute('role'),
  )
  expect(withoutRole).toEqual([])
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
})

it('a table labels each column, even one with a hidden name', () => {
  render(<Orders />)

  const names = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(names).toEqual(['Choose', 'Date', 'Value'])
})

it('a table labels a value with the name of its column for the card layout', () => {
  render(<Orders />)

  expect(screen.getByRole('rowheader', { name: '20 Nov 2026' }).dataset['label']).toBe('Date')
})

it('a table has its sorting as an ARIA value, and is sorted by button or by link', async () => {
  render(<Orders />)
  const date = screen.getByRole('columnheader', { name: 'Date' })
  const value = screen.getByRole('columnheader', { name: 'Value' })

  expect(date.getAttribute('aria-sort')).toBe('descending')
  expect(value.getAttribute('aria-sort')).toBe('none')

  await userEvent.click(within(date).getByRole('button'))
  expect(onSort).toHaveBeenCalledOnce()
  expect(within(value).getByRole('link').getAttribute('href')).toBe('/?sort=value')
})
