import styled from '@emotion/styled';
import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

/** Links to two or more invalid fields. A failed submit, or an initial error, focuses the first invalid field. */
export function FormErrors() {
  const { errors, isSubmitting, submitCount } = useFormikContext<FormikValues>();
  const summary = useRef<HTMLDivElement>(null);
  const handledSubmit = useRef(-1);
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(new Map());
  const names = namesOf(errors);
  const failed = [...fields.keys()].filter((name) => names.includes(name));

  // the schema knows neither the labels of the fields nor their order in the document
  useLayoutEffect(() => setFields(labelsIn(summary.current?.closest('form'))), [errors]);

  useEffect(() => {
    if (isSubmitting || failed.length === 0 || handledSubmit.current === submitCount) return;
    handledSubmit.current = submitCount;
    const first = summary.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]');
    first?.focus({ preventScroll: true });
    // show both if there is room, and the field in any case
    for (const element of [summary.current, first]) element?.scrollIntoView({ block: 'nearest' });
  }, [failed.length, isSubmitting, submitCount]);

  const isListed = failed.length > 1;
  return (
    // announces additions only: a message that an edit removes needs no announcement
    <Summary ref={summary} role="alert" aria-atomic="false" aria-relevant="additions">
      {isListed && (
        <>
          <p>Please check {failed.length} fields</p>
          <ul role="list">
            {failed.map((name) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
                  {fields.get(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Summary>
  );
}

/** Names of the fields with an error; nested fields have a path, for example `billing.city`. */
function namesOf(errors: FormikErrors<FormikValues>, path = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error === 'string') return [path + name];
    return error ? namesOf(error as FormikErrors<FormikValues>, `${path}${name}.`) : [];
  });
}

/** The labels of a form's fields by name, in document order. */
function labelsIn(form: HTMLFormElement | null | undefined): ReadonlyMap<string, string> {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const labelOf = (label?: HTMLElement) => (label?.querySelector('a') ?? label)?.textContent;
  return new Map(fields.map(({ name, labels }) => [name, labelOf(labels?.[0]) ?? name]));
}

function focusField(event: MouseEvent<HTMLElement>, name: string) {
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

const Summary = styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  border: `1px solid ${theme.colors.danger}`,
  borderRadius: theme.radius.small,
  background: theme.colors.dangerSoft,
  fontSize: theme.text.md,
  '&:empty': { display: 'none' },
  '& > p': { fontWeight: theme.weight.bold, color: theme.colors.danger },
  'li::first-letter': { textTransform: 'uppercase' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(3) },
}));
