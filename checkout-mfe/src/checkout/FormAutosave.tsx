import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Reports the form's values on every change, so that leaving the form loses nothing. */
export function FormAutosave<Values>({ onEdit }: { onEdit(values: Values): void }) {
  const { values } = useFormikContext<Values>();
  const reportEdit = useEffectEvent(onEdit);

  useEffect(() => reportEdit(values), [values]);

  return null;
}
