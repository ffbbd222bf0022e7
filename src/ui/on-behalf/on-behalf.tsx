import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { OnBehalfRejection } from '#application/on-behalf/act-on-behalf.ts'
import type { OnBehalfReason } from '#domain/on-behalf/on-behalf.ts'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button } from '../shared/button.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { Select } from '../shared/select.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextInput } from '../shared/text-input.tsx'

export type OnBehalfActionData = {
  readonly email: string
  readonly reason: OnBehalfReason | undefined
  readonly rejection: OnBehalfRejection
}

type Props = {
  readonly result: OnBehalfActionData | undefined
  readonly reasons: readonly OnBehalfReason[]
}

/** Form of the help desk that also works without scripts. */
export function OnBehalfPage({ result, reasons }: Props) {
  const intl = useIntl()
  const { state } = useNavigation()
  const rejection = result?.rejection
  return (
    <>
      <PageHead
        title={<FormattedMessage id="onBehalf.title" />}
        intro={<FormattedMessage id="onBehalf.intro" />}
      />
      <Stack as={Form} method="post" noValidate gap={16} fields>
        <FailureAlert id={rejection && `onBehalf.refused.${rejection}`} />
        <TextInput
          label={<FormattedMessage id="login.username" />}
          required
          name="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={result?.email}
        />
        <TextInput
          label={<FormattedMessage id="onBehalf.code" />}
          hint={<FormattedMessage id="onBehalf.codeHint" />}
          name="code"
          maxLength={20}
          autoComplete="off"
        />
        <Select
          label={<FormattedMessage id="onBehalf.reason" />}
          name="reason"
          defaultValue={result?.reason ?? ''}
          options={[
            { value: '', text: '–' },
            ...reasons.map((reason) => ({
              value: reason,
              text: intl.formatMessage({ id: `onBehalf.reason.${reason}` }),
            })),
          ]}
        />
        <Button type="submit" variant="primary" busy={state === 'submitting'}>
          <FormattedMessage id="onBehalf.start" />
        </Button>
      </Stack>
    </>
  )
}
