import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Stack } from '../shared/stack.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import type { PeopleActionData } from './people-action.ts'

type Props = {
  readonly intent: 'invite' | 'save'
  readonly title: ReactNode
  readonly submit: ReactNode
  readonly actionData: PeopleActionData | undefined
  readonly children: ReactNode
}

/** Form of a person or an invitation, above the list. */
export function PersonCard({ intent, title, submit, actionData, children }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  const card = useFormFocus<HTMLDivElement>(actionData, true)
  return (
    <Card as="section" ref={card} aria-labelledby={intent}>
      <CardHead id={intent} title={title} />
      <CardBody>
        <Stack as={Form} method="post" noValidate gap={16}>
          <input type="hidden" name="intent" value={intent} />
          {children}
          <ButtonRow>
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              {submit}
            </Button>
            <LinkButton to={to('people')} variant="quiet">
              <FormattedMessage id="action.cancel" />
            </LinkButton>
          </ButtonRow>
        </Stack>
      </CardBody>
    </Card>
  )
}
