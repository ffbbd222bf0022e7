// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { InboxPage } from '#ui/inbox/inbox.tsx'
import { InboxViewModel } from '#ui/inbox/inbox.view-model.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const EMPTY_PAGE = { entries: [], total: 0, channels: [], page: 1, pageCount: 1 }
const pageWith = (unread: number) => ({ ...EMPTY_PAGE, unread })

it('the inbox focuses the count when "mark all as read" has removed its focused button', async () => {
  const model = anyShop({ language: 'en' }).get(InboxViewModel)
  model.show(pageWith(2))
  await renderPage(<InboxPage model={model} hasFailed={false} isSaved={false} />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Mark all as read')
  runInAction(() => model.show(pageWith(0)))
  await expect.poll(() => document.activeElement?.textContent).toBe('all read')
  expect(screen.queryByText('Mark all as read')).toBeNull()
})
