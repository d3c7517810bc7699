import styled from '@emotion/styled';
import { numberText } from '@glow/shared/text';
import type { ToastMessage } from '@glow/shared/toast';
import { Button, FieldGroup, sticky } from '@glow/shared/ui';
import { useState, type ReactNode } from 'react';
import { Stack } from '../../Panel';
import { useAsk, type Question } from './dialog';
import { FormField, type Field, type Value } from './FormField';
import { Problem } from './Problem';
import { useLeaveGuard } from './useLeaveGuard';
import { useSending } from './useStaff';

export type Values = Record<string, Value>;

interface StaffFormProps<Answer, Current> {
  label: string;
  noun: string;
  /** A function gets what was typed so far. */
  fields: readonly Field[] | ((typed: Values) => readonly Field[]);
  values: Values;
  requestOf(changed: Values): { path: string; body: object };
  questionOf?(changed: Values): Question | undefined;
  onDone(answer: Answer): ToastMessage;
  /** Called if somebody else has changed it meanwhile. Returns the differences. */
  onChanged?(current: Current): ReactNode;
  /** The name of the field that the path of an error means. Default: the path. */
  fieldOf?(path: string, body: unknown): string;
  action?: string;
  /** Longer than a screen: Save stays in sight. */
  isLong?: boolean;
  /** Told if a person saves without a change. */
  nothing?: string;
  groupEnd?(group: string): ReactNode;
  children?: ReactNode;
}

/** Typed values stay until they are saved, also if somebody else changes the server's values meanwhile. */
export function StaffForm<Answer, Current = never>(props: StaffFormProps<Answer, Current>) {
  const { values, nothing } = props;
  const ask = useAsk();
  const { isSending, refusal, send } = useSending();
  const [typed, setTyped] = useState<Values>({});
  const [hasTried, setHasTried] = useState(false);
  const [theirs, setTheirs] = useState<ReactNode>();
  const fields = typeof props.fields === 'function' ? props.fields(typed) : props.fields;

  const shown = fields.map((field) => {
    const { name, kind, options, decimals } = field;
    const saved = values[name] ?? (kind === 'check' ? false : '');
    const isGone = options && !Object.hasOwn(options, String(typed[name]));
    const value = (isGone ? undefined : typed[name]) ?? saved;
    const number = decimals !== undefined && numberText(String(value), decimals);
    const cleaned = number || (typeof value === 'string' ? value.trim() : value);
    const isChanged = value !== saved && cleaned !== saved;
    const wrong = number ? undefined : problemOf(field, String(cleaned), isChanged);
    return { field, value, cleaned, isChanged, wrong };
  });
  const edited = shown.filter(({ isChanged }) => isChanged);
  const changed = Object.fromEntries(edited.map(({ field, cleaned }) => [field.name, cleaned]));
  const isDirty = edited.length > 0;
  useLeaveGuard(isDirty);

  const errors = (refusal?.answer?.errors ?? []).flatMap(({ field: path, message }) => {
    if (!path) return [];
    const name = props.fieldOf?.(path, refusal?.body) ?? path;
    const field = fields.find((one) => `${name}.`.startsWith(`${one.name}.`));
    return {
      name: field?.name,
      text: message.endsWith('.') ? message : `${field ? labelOf(field) : path} ${message}.`,
    };
  });
  const isChangedElsewhere = refusal?.answer?.code === 'changed';

  function save() {
    void send<Answer, Current>({
      ...props.requestOf(changed),
      onDone(answer) {
        setTyped({});
        setHasTried(false);
        return props.onDone(answer);
      },
      onChanged: (current) => setTheirs(props.onChanged?.(current)),
    });
  }

  function submit() {
    setHasTried(true);
    if (!isDirty || isSending || shown.some(({ wrong }) => wrong)) return;
    const question = props.questionOf?.(changed);
    if (question) ask(question, save);
    else save();
  }

  const fieldsOf = (group?: string) => (
    <Grid>
      {shown
        .filter(({ field }) => field.group === group)
        .map(({ field, value, wrong }) => (
          <FormField
            key={field.name}
            field={field}
            value={value}
            error={(hasTried && wrong) || errors.find(({ name }) => name === field.name)?.text}
            onChange={(next) => setTyped({ ...typed, [field.name]: next })}
          />
        ))}
    </Grid>
  );

  return (
    <Form
      gap={6}
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fieldsOf()}
      {[...new Set(fields.flatMap(({ group }) => group ?? []))].map((group) => (
        <FieldGroup key={group}>
          <legend>Variant {group}</legend>
          <Stack gap={4}>
            {fieldsOf(group)}
            {props.groupEnd?.(group)}
          </Stack>
        </FieldGroup>
      ))}
      {props.children}
      <Problem
        refusal={refusal}
        message={
          isChangedElsewhere &&
          `Somebody else has changed this ${props.noun} meanwhile. What you typed is kept: check it, and save again.`
        }
        details={isChangedElsewhere ? theirs : errors.map(({ text }) => text)}
      />
      <p role="status">{hasTried && !isDirty && nothing}</p>
      <Save isLong={props.isLong}>
        <Button type="submit" aria-disabled={isSending || !(isDirty || nothing)}>
          {isSending ? 'Saving…' : (props.action ?? 'Save changes')}
        </Button>
      </Save>
    </Form>
  );
}

/** Of a text that is no number of its field. */
function problemOf({ check, decimals, isOptional }: Field, text: string, isChanged: boolean): string | undefined {
  if (decimals === undefined) return check?.(text);
  if (!isChanged || (isOptional && !text)) return undefined;
  return decimals > 0 ? `Type a number with at most ${decimals} decimals.` : 'Type a whole number.';
}

/** The label as it reads outside the field's group. */
export function labelOf({ group, label }: Field): string {
  return group ? `${group}: ${label}` : label;
}

export const Form = styled(Stack)(({ theme }) => ({
  '[aria-disabled=true]': { opacity: 0.75 },
  '& > [role=status]:empty': { display: 'none' },
  [theme.from.tablet]: { '& > button': { justifySelf: 'start' } },
})).withComponent('form');

const Save = styled.div<{ isLong?: boolean }>(({ theme, isLong }) => ({
  display: 'grid',
  ...(isLong && { ...sticky, bottom: 0, paddingBlock: theme.space(3), background: theme.colors.background }),
  [theme.from.tablet]: { justifyItems: 'start' },
}));

const Grid = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
  alignItems: 'start',
  gap: `${theme.space(5)} ${theme.space(4)}`,
}));
