import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';

/** The messages a form with this Yup schema shows under its fields, by field; none where the values are accepted. */
export async function formErrors<Values extends FormikValues>(schema: unknown, values: Values): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
