import { useTheme } from '@emotion/react';
import { Form as FormikForm, Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { FormErrors } from './FormErrors';

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
  const { colors, space } = useTheme();
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
          {schema !== undefined && <p css={{ fontSize: 14, color: colors.textSoft }}>All fields are required unless marked (optional).</p>}
          <noscript>This form needs JavaScript to be sent.</noscript>
          <FormErrors />
          {typeof children === 'function' ? children(formik) : children}
        </FormikForm>
      )}
    </Formik>
  );
}
