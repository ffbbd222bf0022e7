import { errorResponse } from '../http/error-response.ts'

/** Passwords of at least eight characters that attackers try first, in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 11111111 00000000 88888888 99999999
  12341234 11223344 12344321 123123123 123321123 147258369 741852963 789456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 qwertzuiop azertyuiop
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 password passw0rd
  p@ssw0rd p@ssword password1 password12 password123 passwort passwort1 passwort123 motdepasse contraseña
  wachtwoord wachtwoord1 senha123 parola123 welcome1 welcome123 willkommen willkommen1 changeme changeme1
  letmein1 iloveyou iloveyou1 princess princess1 sunshine sunshine1 football football1 baseball superman
  batman123 starwars trustno1 whatever computer internet samsung1 michelle jennifer jordan23 charlie1 monkey123
  dragon123 master123 admin123 admin1234 administrator root1234 test1234 testtest demo1234 demodemo summer2024
  summer2025 summer2026 winter2024 winter2025 winter2026 sommer2025 sommer2026 hallo123 schatz123 fussball
  juventus liverpool chelsea1 barcelona mercedes volkswagen scania123 drawbar1 drawbar123`.split(/\s+/),
)

/** True if attackers would try the password early: it is a common one, or equals the user name. */
export function isCommonPassword(password: string, userName: string): boolean {
  const typedText = password.toLowerCase()
  const [name = ''] = userName.split('@')
  return (
    COMMON_PASSWORDS.has(typedText) ||
    typedText === userName ||
    (name !== '' && typedText.replaceAll(name, '') === '')
  )
}

export const commonPassword = () => errorResponse(422, 422061, 'The password is common.')
