/** A command has the user of the machine, not the address of staff. */
export function operatorText(operator: string): string {
  return operator.includes('@') ? operator : `command on the server (${operator})`;
}
