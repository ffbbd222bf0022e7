type Kebab<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${Kebab<Tail>}`
  : Lowercase<Code>

/** A code of the API as the shop writes it: QTY_ROUNDED is qty-rounded. */
export const kebab = <Code extends string>(code: Code) =>
  code.toLowerCase().replaceAll('_', '-') as Kebab<Code>

type WithoutNulls<Dto> = {
  [Field in keyof Dto]: Exclude<Dto[Field], null> | (null extends Dto[Field] ? undefined : never)
}

/** The API says null where the shop leaves a field out. */
export const withoutNulls = <Dto extends object>(dto: Dto) =>
  Object.fromEntries(
    Object.entries(dto).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<Dto>
