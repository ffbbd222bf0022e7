import { Then, When } from '@cucumber/cucumber'
import type { AlertKind } from '#domain/alerts/alert.ts'
import { ModelVisitor } from '../support/drivers/model-visitor.ts'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

When('they close the messages', function (this: ShopWorld) {
  return this.visitor.closeMessages()
})

When(
  /^a message "([^"]*)" of kind (success|warning|error) is raised for (?:(\d+) seconds?|ever)$/,
  function (this: ShopWorld, text: string, kind: AlertKind, seconds: string | null) {
    const { visitor } = this
    if (!(visitor instanceof ModelVisitor)) throw new Error('Only the shop itself raises messages')
    visitor.alerts.raise({ text, kind, duration: seconds === null ? false : Number(seconds) * 1000 })
  },
)

Then('{string} is read aloud in a pause', function (this: ShopWorld, sentence: string) {
  return screen(this).heard('status', sentence)
})

Then('{string} is read aloud at once', function (this: ShopWorld, sentence: string) {
  return screen(this).heard('alert', sentence)
})
