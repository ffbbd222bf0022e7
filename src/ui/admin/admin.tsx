import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRevalidator } from 'react-router'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button } from '../shared/button.tsx'
import { KeyValueList } from '../shared/key-value-list.tsx'
import { Page, PageHead, Section } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { AdminViewModel } from './admin.view-model.ts'
import { BUILD } from './build-version.ts'
import { ErrorReports } from './error-reports.tsx'
import { OpenCases } from './open-cases.tsx'
import { Redirects } from './redirects.tsx'
import { MockSwitches } from './mock-switches.tsx'

type Props = { readonly model: AdminViewModel }

export const Admin = observer(function Admin({ model }: Props) {
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="header.admin" />}
        actions={
          model.isLoggedIn && (
            <Button onClick={() => void model.logOut()}>
              <FormattedMessage id="admin.logOut" />
            </Button>
          )
        }
      />
      {model.isLoggedIn ? <Service model={model} /> : <LogIn model={model} />}
      <Section title={<FormattedMessage id="admin.features" />}>
        <KeyValueList
          variant="rows"
          items={model.features.map(({ name, isOn }) => ({
            key: name,
            term: (
              <Text as="code" small>
                {name}
              </Text>
            ),
            value: <FormattedMessage id={isOn ? 'admin.on' : 'admin.off'} />,
          }))}
        />
      </Section>
      <Section title={<FormattedMessage id="admin.build" />}>
        <KeyValueList
          variant="rows"
          items={[
            { key: 'version', term: <FormattedMessage id="admin.version" />, value: BUILD.version },
            { key: 'mode', term: <FormattedMessage id="admin.mode" />, value: BUILD.mode },
          ]}
        />
      </Section>
    </Page>
  )
})

const LogIn = observer(function LogIn({ model }: Props) {
  const { username, password } = model
  const { revalidate } = useRevalidator()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // reload the data that only the server has
    if (await model.logIn()) await revalidate()
  }
  return (
    <Section title={<FormattedMessage id="admin.logIn" />} note={<FormattedMessage id="admin.why" />}>
      <Stack as="form" gap={16} fields method="post" onSubmit={(event: FormEvent) => void submit(event)}>
        <FailureAlert id={model.messageId} values={{ seconds: 60 }} />
        <TextInput
          label={<FormattedMessage id="login.username" />}
          name="username"
          autoComplete="username"
          maxLength={254}
          value={username}
          onChange={(text) => model.typeUsername(text)}
        />
        <TextInput
          label={<FormattedMessage id="login.password" />}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(text) => model.typePassword(text)}
        />
        <Button type="submit" variant="primary" busy={model.loggingIn.isRunning}>
          <FormattedMessage id="action.logIn" />
        </Button>
      </Stack>
    </Section>
  )
})

const Service = observer(function Service({ model }: Props) {
  const intl = useIntl()
  const { latency, mock } = model
  return (
    <>
      <Section
        title={<FormattedMessage id="admin.api" />}
        actions={
          <Button onClick={() => void model.look()}>
            <FormattedMessage id="admin.lookAgain" />
          </Button>
        }
      >
        <p role="status">
          {latency === undefined ? (
            <FormattedMessage id="admin.api.silent" />
          ) : (
            <FormattedMessage
              id="admin.api.healthy"
              values={{
                time: intl.formatNumber(latency, { style: 'unit', unit: 'millisecond' }),
              }}
            />
          )}
        </p>
        {mock && <MockSwitches mock={mock} onChange={(change) => void model.look(change)} />}
      </Section>
      <Section title={<FormattedMessage id="admin.cases" />}>
        <OpenCases model={model} />
      </Section>
      <Section title={<FormattedMessage id="admin.reports" />}>
        <ErrorReports reports={model.reports} />
      </Section>
      <Section title={<FormattedMessage id="admin.redirects" />}>
        <Redirects redirects={model.redirects} />
      </Section>
      {model.configuration.length > 0 && (
        <Section title={<FormattedMessage id="admin.configuration" />}>
          <KeyValueList
            variant="rows"
            items={model.configuration.map(({ name, value }) => ({
              key: name,
              term: (
                <Text as="code" small>
                  {name}
                </Text>
              ),
              value,
            }))}
          />
        </Section>
      )}
    </>
  )
})
