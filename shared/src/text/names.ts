export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** The first letters of the first and the last word of a name, in capitals (NAV-7). */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
}
