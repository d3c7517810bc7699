/** First and last name as one text; either may be missing. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
