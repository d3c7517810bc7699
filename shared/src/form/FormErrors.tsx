import styled from '@emotion/styled';
import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

/** Lists two or more errors with links to their fields, in field order, and focuses the first invalid field after a failed submit. */
export function FormErrors() {
  const { errors, isSubmitting, submitCount } = useFormikContext<FormikValues>();
  const summary = useRef<HTMLDivElement>(null);
  const handledSubmit = useRef(0);
  const [fieldNames, setFieldNames] = useState<string[]>([]);
  const failed = messagesOf(errors).sort(([one], [other]) => fieldNames.indexOf(one) - fieldNames.indexOf(other));

  // the schema does not know the order of the fields in the document
  useLayoutEffect(() => setFieldNames(namesIn(summary.current?.closest('form'))), [errors]);

  useEffect(() => {
    if (isSubmitting || failed.length === 0 || handledSubmit.current === submitCount) return;
    handledSubmit.current = submitCount;
    summary.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failed.length, isSubmitting, submitCount]);

  const isListed = failed.length > 1;
  return (
    // announce additions only: a message that is removed by an edit needs no announcement
    <Summary ref={summary} role="alert" aria-atomic="false" aria-relevant="additions">
      {isListed && (
        <>
          <p>Please check {failed.length} fields</p>
          <ul>
            {failed.map(([name, message]) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Summary>
  );
}

/** Field names and messages; nested fields have a path, for example `billing.city`. */
function messagesOf(errors: FormikErrors<FormikValues>, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error === 'string') return [[path + name, error]];
    return error ? messagesOf(error as FormikErrors<FormikValues>, `${path}${name}.`) : [];
  });
}

/** The names of a form's fields in document order. */
function namesIn(form: HTMLFormElement | null | undefined): string[] {
  return [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].map((field) => field.getAttribute('name') ?? '');
}

function focusField(event: MouseEvent<HTMLElement>, name: string) {
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

const Summary = styled.div(({ theme }) => ({
  padding: theme.space(5),
  border: `1px solid ${theme.colors.danger}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.dangerSoft,
  '&:empty': { display: 'none' },
  '& > p': { fontWeight: theme.weight.bold, color: theme.colors.danger },
  '& > ul': { paddingLeft: theme.space(5) },
}));
