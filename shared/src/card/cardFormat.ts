/** The digits of a text. */
export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** A card number as it is typed: at most 16 digits in groups of four (PAY-2). */
export function formatCardNumber(typed: string): string {
  return digitsOnly(typed).slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry date as it is typed, pasted or filled in by the browser: MM/YY; a year of four digits loses its century (PAY-3). */
export function formatExpiry(typed: string): string {
  const [, year, firstMonth] = /^\s*(20\d\d)-(\d\d)\s*$/.exec(typed) ?? [];
  const monthFirst = year ? `${firstMonth}/${year}` : typed;
  // before a separator a single digit can only be a month
  const digits = digitsOnly(monthFirst.replace(/^\s*(\d)(?=\s*[/-])/, '0$1')).replace(/^(\d{2})20(\d{2})/, '$1$2').slice(0, 4);
  // a slash after two digits is kept as typed, so that it can be deleted again
  if (digits.length === 2 && typed.trim().endsWith('/')) return `${digits}/`;
  return digits.replace(/^(\d{2})(?=\d)/, '$1/');
}

/** A security code as it is typed: at most 4 digits (PAY-4). */
export function formatCvv(typed: string): string {
  return digitsOnly(typed).slice(0, 4);
}
