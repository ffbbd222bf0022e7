/** A phone number as a link that dials it. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className="num" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  )
}
