/** After signing up: the address is confirmed first. */
export function ConfirmationSent({ email }: { email: string }) {
  return (
    <p role="status">
      We have sent a message to <strong>{email}</strong>. Follow its link to confirm your address, then sign in.
    </p>
  );
}
