import type { Refusal } from '../kit/askStaff';

/** A line for each row and message, with the fields it is about. */
export function problemTexts(problems: NonNullable<NonNullable<Refusal['answer']>['problems']>): string[] {
  const fields: Record<string, string[]> = {};
  for (const { row, field, message } of problems)
    (fields[`${row ? `Row ${row}: ` : ''}\n${message}`] ??= []).push(field);
  return Object.entries(fields).map(([key, names]) => {
    const [row = '', message = ''] = key.split('\n');
    const [, isNew] = /^is missing, and (.*)/.exec(message) ?? [];
    return row + (isNew ? `${isNew} and lacks ${names.join(', ')}` : `${names.join(', ')} ${message}`.trim());
  });
}
