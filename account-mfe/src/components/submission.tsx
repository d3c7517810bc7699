import styled from '@emotion/styled';
import { Form } from '@glow/shared/form';
import { Button, ErrorBox } from '@glow/shared/ui';
import { useFormikContext, type FormikValues } from 'formik';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useToldAction, type Told } from './useToldAction';

interface SentFormProps<Values extends FormikValues>
  extends Omit<ComponentProps<typeof Form<Values>>, 'onSubmit'>, Pick<Told, 'success' | 'failure'> {
  submit(values: Values): Promise<unknown> | undefined;
  onSuccess?(values: Values): unknown;
  /** What the form says after a failure. Default: the toast's description. */
  advice?: string;
}

/** A toast tells how the submission ended; after a failure the form tells it too, until it is submitted again. */
export function SentForm<Values extends FormikValues>(props: SentFormProps<Values>) {
  const { submit, success, failure, onSuccess, advice = failure.description, children, ...form } = props;
  const [problem, setProblem] = useState<string>();
  const act = useToldAction();

  function handleSubmit(values: Values) {
    setProblem(undefined);
    return act(() => submit(values), {
      success,
      failure,
      onSuccess: () => onSuccess?.(values),
      onFailure: (reason = advice) => setProblem(reason),
    });
  }

  return (
    <Form {...form} onSubmit={handleSubmit}>
      {(formik) => (
        <>
          {problem && <FormFailure>{problem}</FormFailure>}
          {typeof children === 'function' ? children(formik) : children}
        </>
      )}
    </Form>
  );
}

/** Not a live region, because the toast announces the failure (TOAST-5). */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <Notice as="p" data-uncovered>
      {children}
    </Notice>
  );
}

const Notice = styled(ErrorBox)(({ theme }) => ({ fontWeight: theme.weight.semibold }));

interface SubmitButtonProps {
  children: ReactNode;
  pending: string;
  fullWidth?: boolean;
}

/** During a submission it ignores clicks but is not `disabled`, because that would lose the focus. */
export function SubmitButton({ children, pending, fullWidth = true }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <FormButton
      type="submit"
      fullWidth={fullWidth}
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting ? pending : children}
    </FormButton>
  );
}

const FormButton = styled(Button)({ '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 } });
