import { useToast } from '@glow/shared/toast';
import type { ComponentProps } from 'react';
import { RowButton } from '../../RowButton';
import { useAsk, type Question } from './dialog';
import { useSending, type Change } from './useStaff';

interface ActionButtonProps<Answer, Current> extends Omit<ComponentProps<typeof RowButton>, 'onClick'> {
  question?: Question;
  change: Change<Answer, Current>;
}

/** Sends a change; if it is refused, a toast tells why. */
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
