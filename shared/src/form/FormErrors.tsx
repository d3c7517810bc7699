import { useTheme } from '@emotion/react';
import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useReplayedInput } from './useReplayedInput';

/** Lists two or more errors with links to their fields, in the order of the fields, and takes the shopper to the first after a failed submit. */
export function FormErrors() {
  const { errors, isSubmitting, submitCount } = useFormikContext<FormikValues>();
  const summary = useRef<HTMLDivElement>(null);
  const handledSubmit = useRef(0);
  const [fieldNames, setFieldNames] = useState<string[]>([]);
  const { colors, space, radius } = useTheme();
  const failed = messagesOf(errors).sort(([one], [other]) => fieldNames.indexOf(one) - fieldNames.indexOf(other));

  useReplayedInput(summary);

  // a schema knows nothing of where its fields stand
  useLayoutEffect(() => setFieldNames(namesIn(summary.current?.closest('form'))), [errors]);

  useEffect(() => {
    if (isSubmitting || failed.length === 0 || handledSubmit.current === submitCount) return;
    handledSubmit.current = submitCount;
    summary.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failed.length, isSubmitting, submitCount]);

  const isListed = failed.length > 1;
  return (
    // only what is added is said: a message that goes because its field is edited is no news
    <div
      ref={summary}
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      css={isListed ? { padding: space(5), border: `1px solid ${colors.danger}`, borderRadius: radius.medium, background: colors.dangerSoft } : { display: 'none' }}
    >
      {isListed && (
        <>
          <p css={{ fontWeight: 700, color: colors.danger }}>Please check {failed.length} fields</p>
          <ul css={{ paddingLeft: space(5) }}>
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
    </div>
  );
}

/** Field names with their messages; a field of a group is named by its path, for example `billing.city`. */
function messagesOf(errors: FormikErrors<FormikValues>, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error === 'string') return [[path + name, error]];
    return error ? messagesOf(error as FormikErrors<FormikValues>, `${path}${name}.`) : [];
  });
}

/** The names of a form's fields as they stand on the page. */
function namesIn(form: HTMLFormElement | null | undefined): string[] {
  return [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].map((field) => field.getAttribute('name') ?? '');
}

function focusField(event: MouseEvent<HTMLElement>, name: string) {
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
