import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea } from '../shared/text-input.tsx'
import type { AddressAnswer } from './address-action.ts'

type Props = { readonly answer: Extract<AddressAnswer, { kind: 'request' }> | undefined }

/** Request to the seller, who changes the billing address. */
export function ChangeRequest({ answer }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  return (
    <Card as="section" aria-labelledby="change-request">
      <CardHead id="change-request" title={<FormattedMessage id="addresses.request" />} />
      <CardBody>
        <Stack as={Form} method="post" noValidate gap={16}>
          <input type="hidden" name="intent" value="request-change" />
          <TextArea
            name="message"
            rows={4}
            required
            label={<FormattedMessage id="addresses.request.message" />}
            hint={<FormattedMessage id="addresses.request.hint" />}
            defaultValue={answer?.message}
            error={
              answer && (
                <FormattedMessage id={`addresses.request.${answer.fault}`} values={{ most: answer.most }} />
              )
            }
          />
          <ButtonRow>
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id="addresses.request.send" />
            </Button>
            <LinkButton to={to('addresses')} variant="quiet">
              <FormattedMessage id="action.cancel" />
            </LinkButton>
          </ButtonRow>
        </Stack>
      </CardBody>
    </Card>
  )
}
