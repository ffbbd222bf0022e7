import { html } from 'hono/html'
import type { JsonSchema } from '#contracts/calls.ts'

type Markup = ReturnType<typeof html>

/** Renders the fields of a schema recursively; a named schema is a link to its own section. */
export function schemaView(schema: JsonSchema): Markup {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return html`<p><code>${typeOf(schema)}</code></p>`
  return html`<ul>
    ${fields.map(([name, field, required]) => fieldView(name, field, required))}
  </ul>`
}

function fieldView(name: string, field: JsonSchema, required: boolean): Markup {
  const inner = fieldsOf(field).length > 0
  const line = html`<code>${name}</code>${required ? '' : html` <i>optional</i>`}
    <span>${typeOf(field)}</span>`
  return inner
    ? html`<li>
        <details>
          <summary>${line}</summary>
          ${schemaView(field)}
        </details>
      </li>`
    : html`<li>${line}</li>`
}

type Field = readonly [name: string, field: JsonSchema, required: boolean]

function fieldsOf(schema: JsonSchema): readonly Field[] {
  const inner = schema.items ?? schema
  const choices = inner.anyOf ?? inner.oneOf ?? inner.allOf
  if (choices) {
    const objectSchemas = choices.filter(({ type }) => type === 'object')
    return objectSchemas.length === 1
      ? fieldsOf(objectSchemas[0] ?? {})
      : objectSchemas.map((choice, index) => [`choice ${index + 1}`, choice, true])
  }
  return Object.entries(inner.properties ?? {}).map(([name, field]) => [
    name,
    field,
    inner.required?.includes(name) ?? false,
  ])
}

function typeOf(schema: JsonSchema): Markup | string {
  if (schema.$ref !== undefined) return linkTo(nameIn(schema.$ref))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return html`${choices.map((choice, index) => html`${index > 0 ? ' | ' : ''}${typeOf(choice)}`)}`
  if (schema.items) return html`list of ${typeOf(schema.items)}${limitsOf(schema.minItems, schema.maxItems)}`
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['any']).join(' | ')
  return (
    type +
    limitsOf(schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum) +
    (schema.format === undefined ? '' : `, ${schema.format}`) +
    (schema.pattern === undefined ? '' : `, ${schema.pattern}`)
  )
}

function limitsOf(low: number | undefined, high: number | undefined): string {
  return low === undefined && high === undefined ? '' : ` (${low ?? ''}…${high ?? ''})`
}

/** Schema name in a reference: `Price` in `#/components/schemas/Price`. */
export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

const linkTo = (name: string) => html`<a href="#schema-${name}">${name}</a>`
