import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { drawnCheck } from './drawnCheck';
import { useDescription, type FieldProps } from './useDescription';

export function CheckboxField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { texts, attributes } = useDescription({ ...input, hint, error });
  return (
    <div className={className}>
      <CheckboxLabel htmlFor={attributes.id}>
        <input type="checkbox" {...input} {...attributes} />
        <span>{label}</span>
      </CheckboxLabel>
      {texts}
    </div>
  );
}

const CheckboxLabel = /* #__PURE__ */ styled.label(({ theme }) => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
  minHeight: theme.touchTarget,
  paddingBlock: theme.space(2.5),
  cursor: 'pointer',
  '& > input': drawnCheck(theme),
}));
