import type { ToastMessage } from '@glow/shared/toast';
import { useState, type ReactNode } from 'react';
import type { Labels } from '../Select';
import { useAsk, type Question } from './dialog';
import { useLeaveGuard } from './useLeaveGuard';
import { useSending } from './useStaff';

/** What fields hold, by their names: a text, or whether a box is ticked. */
export type Values = Record<string, string | boolean>;

export interface Field {
  name: string;
  label: string;
  hint?: string;
  /** `lines` is a list, one text a line; `pictures` a list of pictures. */
  kind?: 'long' | 'lines' | 'pictures' | 'check';
  /** Of a select. */
  options?: Labels;
  maxLength?: number;
  /** The part of the form in which it stands. */
  group?: string;
  /** Says what is wrong in a text. */
  check?(text: string): string | undefined;
}

interface StaffFormOptions<Answer, Current> {
  fields: readonly Field[];
  /** What the server has. */
  values: Values;
  requestOf(changed: Values): { path: string; body: object };
  /** What is asked before it is sent. */
  questionOf?(changed: Values): Question | undefined;
  /** The name of a field that the server complains of. */
  fieldOf?(path: string, body: unknown): string;
  onDone(answer: Answer): ToastMessage;
  /** Takes what is there now, if somebody else has changed it meanwhile. Returns what is different. */
  onChanged?(current: Current): ReactNode;
}

/** A form for what the server has. What is typed stays until it is saved, also when the server has something else meanwhile. */
export function useStaffForm<Answer, Current = never>({
  fields,
  values,
  requestOf,
  questionOf,
  fieldOf = (path) => path,
  onDone,
  onChanged,
}: StaffFormOptions<Answer, Current>) {
  const ask = useAsk();
  const { isSending, refusal, send } = useSending();
  const [typed, setTyped] = useState<Values>({});
  const [hasTried, setHasTried] = useState(false);
  /** What others have changed meanwhile. */
  const [theirs, setTheirs] = useState<ReactNode>();

  const ownOf = ({ name, kind }: Field) => values[name] ?? (kind === 'check' ? false : '');
  const valueOf = (field: Field) => {
    const value = typed[field.name];
    const isGone = field.options && !Object.hasOwn(field.options, String(value));
    return value === undefined || isGone ? ownOf(field) : value;
  };
  const changed = Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field);
      const cleaned = typeof value === 'string' ? value.trim() : value;
      return cleaned === ownOf(field) ? [] : [[field.name, cleaned]];
    }),
  );
  const isDirty = Object.keys(changed).length > 0;
  useLeaveGuard(isDirty);

  const errors = (refusal?.answer?.errors ?? []).map(({ field: path = '', message }) => {
    const name = fieldOf(path, refusal?.body);
    const field = fields.find((one) => `${name}.`.startsWith(`${one.name}.`));
    const label = field ? labelOf(field) : path;
    return { name: field?.name, text: message.endsWith('.') ? message : `${label} ${message}.` };
  });
  const checkOf = (field: Field) => field.check?.(String(valueOf(field)).trim());

  function save() {
    const request = requestOf(changed);
    void send<Answer, Current>({
      ...request,
      onDone(answer) {
        setTyped({});
        setHasTried(false);
        return onDone(answer);
      },
      onChanged: (current) => setTheirs(onChanged?.(current)),
    });
  }

  return {
    fields,
    valueOf,
    edit: (name: string, value: string | boolean) => setTyped({ ...typed, [name]: value }),
    errorOf: (field: Field) => (hasTried && checkOf(field)) || errors.find(({ name }) => name === field.name)?.text,
    errors: errors.map(({ text }) => text),
    theirs: refusal?.answer?.code === 'changed' && theirs,
    hasNothing: hasTried && !isDirty,
    isDirty,
    isSending,
    refusal,
    submit() {
      setHasTried(true);
      if (!isDirty || isSending || fields.some(checkOf)) return;
      const question = questionOf?.(changed);
      if (question) ask(question, save);
      else save();
    },
  };
}

/** The label of a field outside of its group. */
export function labelOf({ group, label }: Field): string {
  return group ? `${group}: ${label}` : label;
}
