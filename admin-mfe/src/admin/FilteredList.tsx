import styled from '@emotion/styled';
import { drawnSelect, Row, SecondaryText, VisuallyHidden, visuallyHidden } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Stack } from './Panel';
import { useAdminUrl } from './useAdminUrl';

export type Labels = Record<string, string>;

/** `name` is a parameter of the URL; the option '' shows all rows. */
export interface ListFilter {
  name: string;
  label: string;
  options: Labels;
}

interface FilteredListProps {
  heading: string;
  filters: ReturnType<typeof useFilters>;
  search?: ReactNode;
  tools?: ReactNode;
  /** The number of rows, and what was done last. */
  found: ReactNode;
  children: ReactNode;
}

export function FilteredList({ heading, filters, search, tools, found, children }: FilteredListProps) {
  const { change } = useAdminUrl();
  return (
    <Listed gap={5}>
      <Head gap={4}>
        <Heading>{heading}</Heading>
        <SecondaryText role="status">{found}</SecondaryText>
      </Head>
      {tools && <Tools gap={4}>{tools}</Tools>}
      <Toolbar gap={3}>
        {search}
        {filters.map(({ name, label, options, value }) => (
          <label key={name}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Select
              options={options}
              value={value}
              onChange={(event) => change({ [name]: event.target.value, page: '' })}
            />
          </label>
        ))}
      </Toolbar>
      {children}
    </Listed>
  );
}

/** Adds to each filter its value from the URL, or '' if it is no option. */
export function useFilters(filters: readonly ListFilter[]) {
  const { params } = useAdminUrl();
  return filters.map((filter) => {
    const value = params.get(filter.name) ?? '';
    return { ...filter, value: Object.hasOwn(filter.options, value) ? value : '' };
  });
}

// the heading says the same as the caption
const Listed = styled(Stack)({ caption: visuallyHidden });

const Head = styled(Row)({ alignItems: 'baseline' });

const Tools = styled(Row)(({ theme }) => ({ alignItems: 'center', columnGap: theme.space(3) }));

const Toolbar = styled(Row)({
  // the placeholder and the first option say what the labels do
  'form label': visuallyHidden,
  '& > form': { flex: '1 1 min(100%, 20rem)', maxWidth: '28rem' },
  '& > label': { flex: '1 1 8rem', maxWidth: '13.75rem' },
  '& > label > select': { width: '100%', minHeight: '3.25rem' },
  input: { textOverflow: 'ellipsis' },
});

export function Options({ of }: { of: Labels }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function Select({ options, ...select }: ComponentProps<'select'> & { options: Labels }) {
  return (
    <DrawnSelect {...select}>
      <Options of={options} />
    </DrawnSelect>
  );
}

const DrawnSelect = styled.select(({ theme }) => ({
  minHeight: theme.touchTarget,
  padding: `0 ${theme.space(3)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  ...drawnSelect(theme),
}));

/** Of a tab's list or form. */
export const Heading = styled.h2(({ theme }) => ({ fontSize: theme.heading.sm, lineHeight: 1.2 }));
