import { useToast } from '@glow/shared/toast';
import type { ComponentProps } from 'react';
import { RowButton } from '../../RowButton';
import { useAsk, type Question } from './dialog';
import { useSending, type Change } from './useStaff';

interface ActionButtonProps<Answer, Current> extends Omit<ComponentProps<typeof RowButton>, 'onClick'> {
  /** What is asked first. */
  question?: Question;
  change: Change<Answer, Current>;
}

/** A button of a row that sends a change; a toast tells why it was refused. */
export function ActionButton<Answer, Current>({ question, change, ...button }: ActionButtonProps<Answer, Current>) {
  const ask = useAsk();
  const toast = useToast();
  const { send } = useSending();

  function run() {
    void send({
      ...change,
      onRefused: ({ message, details }) =>
        toast({ title: message, description: details.join(' '), variant: 'destructive' }),
    });
  }

  return <RowButton {...button} onClick={() => (question ? ask(question, run) : run())} />;
}
