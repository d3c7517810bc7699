import { useTheme } from '@emotion/react';
import { Form as FormikForm, Formik, useFormikContext, type FormikErrors, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** A Yup schema of the values. */
  schema?: unknown;
  /** Called with valid values; a promise keeps the form submitting until it settles. */
  onSubmit(values: Values, helpers: FormikHelpers<Values>): void | Promise<unknown>;
  /** Names the form. */
  label: string;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/**
 * A form of the house: checked when it is submitted, an error clears when its field is edited,
 * the first invalid field takes the focus, and several errors are also listed together.
 */
export function Form<Values extends FormikValues>({ initialValues, schema, onSubmit, label, children }: FormProps<Values>) {
  const { space } = useTheme();
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      // Formik goes on submitting for ever where it is given no promise
      onSubmit={async (values, helpers) => onSubmit(values, helpers)}
    >
      {(formik) => (
        // sent before the page is alive, nothing that was typed may end up in the URL
        <FormikForm method="post" noValidate aria-label={label} css={{ display: 'grid', gap: space(5) }}>
          <FormErrors />
          {typeof children === 'function' ? children(formik) : children}
        </FormikForm>
      )}
    </Formik>
  );
}

/** Lists two or more errors with links to their fields, and takes the shopper to the first after a failed submit. */
function FormErrors() {
  const { errors, isSubmitting, submitCount } = useFormikContext<FormikValues>();
  const summary = useRef<HTMLDivElement>(null);
  const handledSubmit = useRef(0);
  const { colors, space, radius } = useTheme();
  const failed = messagesOf(errors);

  useEffect(() => {
    if (isSubmitting || failed.length === 0 || handledSubmit.current === submitCount) return;
    handledSubmit.current = submitCount;
    summary.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failed.length, isSubmitting, submitCount]);

  const isListed = failed.length > 1;
  return (
    <div
      ref={summary}
      role="alert"
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
function messagesOf(errors: FormikErrors<FormikValues>, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error === 'string') return [[path + name, error]];
    return error ? messagesOf(error as FormikErrors<FormikValues>, `${path}${name}.`) : [];
  });
}

function focusField(event: { preventDefault(): void; currentTarget: HTMLElement }, name: string) {
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
