import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { jsx, jsxs, withWholeTexts } from '.';

/** Children as a component may write them: texts, numbers, conditions, elements, lists and fragments in any order. */
const children = fc.letrec<{ child: unknown; list: unknown[] }>((tie) => ({
  list: fc.array(tie('child'), { minLength: 2, maxLength: 4 }),
  child: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('Total ', 'of', ' ', 'ü', '', null, undefined, false, true, 0, 12),
    fc.constantFrom('b', 'i').map((name) => ({ name, text: 'bold' })),
    fc.record({ fragment: tie('list') }),
    fc.record({ nested: tie('list') }),
    fc.record({ component: tie('list') }),
  ),
}));

function Component({ of }: { of: ReactNode }) {
  return (
    <>
      {of}
      {of && <hr />}
    </>
  );
}

/** What JSX makes of it. */
function written(list: unknown[]): ReactNode[] {
  return list.map((child, index) => {
    if (typeof child !== 'object' || child === null) return child as ReactNode;
    if ('name' in child) return jsx(child.name as 'b', { children: 'bold' }, index);
    if ('fragment' in child) return jsxs(Fragment, { children: written(child.fragment as unknown[]) }, index);
    if ('component' in child) return <Component key={index} of={written(child.component as unknown[])} />;
    return 'nested' in child ? written(child.nested as unknown[]) : null;
  });
}

function page(list: unknown[]) {
  return jsxs('div', { children: written(list) });
}

/** The text of the same children, of which nothing was translated. */
function textOf(list: unknown[]): string {
  const { container, unmount } = render(page(list));
  const text = container.textContent;
  unmount();
  return text;
}

/** Wraps each text node as the translator of Chrome does. */
function translate(container: Element) {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('font'))) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

test('whatever children become, a page that is translated, once or continuously, shows the new ones, each once', () => {
  fc.assert(
    fc.property(children.list, children.list, fc.boolean(), (first, second, isContinuous) => {
      const texts = [second, first].map(textOf);
      const { container, rerender, unmount } = render(page(first));
      translate(container);
      for (const [index, list] of [second, first].entries()) {
        rerender(page(list));
        expect(container.textContent).toBe(texts[index]);
        if (isContinuous) translate(container);
      }
      unmount();
    }),
    { numRuns: 30 },
  );
});

test("with React's own elements a translated page breaks", () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const priced = (price: number, isSale: boolean) => createElement('p', null, isSale && <b />, 'From ', price);
  const stale = render(priced(12, false));
  translate(stale.container);
  stale.rerender(priced(10, false));
  expect(stale.container).toHaveTextContent('From 12');
  expect(() => stale.rerender(priced(10, true))).toThrow('The child can not be found in the parent.');
});

test('texts alone are one text, texts beside elements are elements in the place of the first', () => {
  const icon = <svg />;
  expect(withWholeTexts('p', { children: [3, ' of ', null, 12] })).toEqual({ children: '3 of 12' });
  const { container } = render(
    <p>
      {icon}
      {3} of {12}
    </p>,
  );
  expect(container.innerHTML).toBe('<p><svg></svg><span>3 of 12</span></p>');
});

test('an element keeps its state when a text beside it comes and goes', () => {
  const field = (hint?: string) => (
    <p>
      {hint}
      <input />
      {hint && ` (${hint})`}
    </p>
  );
  const { container, rerender } = render(field());
  const input = container.querySelector('input');
  rerender(field('Hint'));
  expect(container.querySelector('input')).toBe(input);
  expect(container.textContent).toBe('Hint (Hint)');
});

test('elements of text alone get no element', () => {
  const { container } = render(
    <select>
      <option>
        {3} {'items'}
      </option>
    </select>,
  );
  expect(container.innerHTML).toBe('<select><option>3 items</option></select>');
});
