type Kebab<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${Kebab<Tail>}`
  : Lowercase<Code>

/** Converts a code of the API to the domain's notation: QTY_ROUNDED becomes qty-rounded. */
export const kebab = <Code extends string>(code: Code) =>
  code.toLowerCase().replaceAll('_', '-') as Kebab<Code>

type WithoutNulls<Dto> = {
  [Field in keyof Dto]: Exclude<Dto[Field], null> | (null extends Dto[Field] ? undefined : never)
}

/** Removes the fields whose value is null. */
export const withoutNulls = <Dto extends object>(dto: Dto) =>
  Object.fromEntries(
    Object.entries(dto).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<Dto>
