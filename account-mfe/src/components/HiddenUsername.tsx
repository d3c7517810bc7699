/** Says to password managers whose password a form has. */
export function HiddenUsername({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
