import { FormattedMessage } from 'react-intl'
import { data, useActionData, type MetaArgs } from 'react-router'
import { AskForRight } from '#application/people/ask-for-right.ts'
import './people.module.ts'
import { AskedText, type RightRequestResult } from '../data-table/empty-list-message.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { PageHead } from '../shared/page-frame.tsx'

const load = pageLoader(() => null)
export const loader = load
export const clientLoader = load

/** Requests a right from the administrator. Also handles the button on other pages that refuse access. */
const act = pageAction(async (container, _, form) => {
  const asked = await container.get(AskForRight).run(formText(form, 'right'))
  if (asked.ok) return data<RightRequestResult>({ administrator: asked.value })
  const { kind } = asked.error
  if (kind === 'too-soon') return data<RightRequestResult>({ failure: kind }, { status: 429 })
  const status = kind === 'unreachable' || kind === 'logged-out' ? 503 : 422
  return data<RightRequestResult>({ failure: 'failed' }, { status })
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.notAllowed', isPrivate: true })

/** Result page for browsers without scripts. */
export default function AskForRightRoute() {
  const asked = useActionData<RightRequestResult>()
  return (
    <>
      <PageHead title={<FormattedMessage id="list.notAllowed" />} />
      {asked && (
        <AlertBox
          modifier={asked.administrator === undefined ? 'negative' : 'positive'}
          headline={<AskedText asked={asked} />}
        />
      )}
    </>
  )
}
