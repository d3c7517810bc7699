import styled from '@emotion/styled';
import { SecondaryText } from '@glow/shared/ui';
import { Form as FormikForm, Formik, setIn, type FormikProps, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { FormErrors } from './FormErrors';

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** A Yup schema that cleans and checks the values. */
  schema?: { cast(values: Values): unknown };
  /** Gets valid values, cleaned by the schema; the form is submitting until the promise settles. */
  onSubmit(values: Values): void | Promise<unknown>;
  /** A field that was refused elsewhere; it has the focus at first, with this message. */
  refused?: { name: string; message: string };
  label: string;
  /** For a submit button outside of the form. */
  id?: string;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** Validates on submit and focuses the first invalid field; several errors are listed. An edit clears its error. */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  refused,
  label,
  id,
  children,
}: FormProps<Values>) {
  return (
    <Formik
      initialValues={initialValues}
      initialErrors={refused && setIn({}, refused.name, refused.message)}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      // without a promise Formik stays in the submitting state
      onSubmit={async (values) => onSubmit(schema ? (schema.cast(values) as Values) : values)}
    >
      {(formik) => (
        // `dialog`: the browser itself sends nothing, which would leave the page
        <FormGrid id={id} method="dialog" noValidate aria-label={label}>
          {schema !== undefined && <SecondaryText>All fields are required unless marked (optional).</SecondaryText>}
          <noscript>This form needs JavaScript to be sent.</noscript>
          <FormErrors />
          {typeof children === 'function' ? children(formik) : children}
        </FormGrid>
      )}
    </Formik>
  );
}

const FormGrid = styled(FormikForm)(({ theme }) => ({ display: 'grid', gap: theme.space(5) }));
