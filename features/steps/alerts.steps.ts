import type { AlertKind } from '#domain/alerts/alert.ts'
import { ModelVisitor } from '../support/drivers/model-visitor.ts'
import { Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'

When(
  /^a message "([^"]*)" of kind (success|warning|error) is raised for (?:(\d+) seconds?|ever)$/,
  function (text: string, kind: AlertKind, seconds: string | null) {
    const { visitor } = this
    if (!(visitor instanceof ModelVisitor)) throw new Error('Only the shop itself raises messages')
    visitor.alerts.raise({ text, kind, duration: seconds === null ? false : Number(seconds) * 1000 })
  },
)

Then(/^the screen reader announces "(.+)" (in a pause|at once)$/, function (sentence: string, when: string) {
  return browserVisitorOf(this).heard(when === 'at once' ? 'alert' : 'status', sentence)
})
