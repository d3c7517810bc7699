import { ThemeProvider } from '@emotion/react';
import { AddressFields, AddressText } from '@glow/shared/customer';
import { Form } from '@glow/shared/form';
import { emptyPostal } from '@glow/shared/orders';
import { theme } from '@glow/shared/theme';
import { render } from '@testing-library/react';

const { country, ...texts } = emptyPostal;
const names = Object.keys(texts);

test('Every field of an address can be filled in', () => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Form label="Address" initialValues={emptyPostal} onSubmit={() => undefined}>
        <AddressFields section="shipping" />
      </Form>
    </ThemeProvider>,
  );
  const fields = [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(fields.sort()).toEqual(['country', ...names].sort());
});

test.each(names)('The text of an address has its %s', (name) => {
  const { container } = render(<AddressText {...texts} country={country} {...{ [name]: 'Rose Lane' }} />);
  expect(container).toHaveTextContent('Rose Lane');
});
