import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { fill } from '@glow/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './SearchField';

test('What is typed after a search stays when its result comes; Back and Forward show what was searched', () => {
  const onSearch = jest.fn();
  const show = (value: string) => (
    <ThemeProvider theme={theme}>
      <SearchField id="search" label="Search" value={value} onSearch={onSearch} />
    </ThemeProvider>
  );
  const { rerender } = render(show(''));
  const field = screen.getByLabelText('Search');
  fill(field, 'a');
  fireEvent.submit(screen.getByRole('search'));
  fill(field, 'ab');
  rerender(show('a'));
  expect(field).toHaveValue('ab');
  fireEvent.submit(screen.getByRole('search'));
  for (const value of ['ab', 'a', 'ab']) {
    rerender(show(value));
    expect(field).toHaveValue(value);
  }
  expect(onSearch.mock.calls).toEqual([['a'], ['ab']]);
});
