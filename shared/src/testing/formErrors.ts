import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';

/** Validates values with a Yup schema; returns the messages by field, empty when valid. */
export async function formErrors<Values extends FormikValues>(
  schema: unknown,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
