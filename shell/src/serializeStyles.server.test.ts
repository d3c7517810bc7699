import { serializeStyles as emotions } from '@emotion/serialize';
import fc from 'fast-check';
import { serializeStyles } from './serializeStyles.server';

type Props = Record<string, unknown> & { theme: { ink: string } };
type Styles = Parameters<typeof serializeStyles>[0];

const theme = { ink: '#111' };

/** Styles as components write them, with what they read of their properties. */
const kinds: [reads: string, style: unknown][] = [
  ['nothing', { color: 'red', '&:hover': { color: 'blue' } }],
  ['the theme', (props: Props) => ({ color: props.theme.ink })],
  ['a property', ({ size }: Props) => ({ width: size })],
  ['a property if another is set', (props: Props) => (props.isOpen ? { width: props.size } : { display: 'none' })],
  ['an object', ({ box }: Props) => ({ ...(box as object) })],
  ['all properties', ({ theme: { ink }, ...others }: Props) => ({ color: ink, content: `"${Object.keys(others)}"` })],
  ['whether there is a property', (props: Props) => ({ display: 'size' in props ? 'grid' : 'none' })],
];

const properties = fc.record(
  { size: fc.integer({ min: 0, max: 12 }), isOpen: fc.boolean(), box: fc.record({ height: fc.nat(3) }) },
  { requiredKeys: [] },
);

test.each(kinds)('styles that read %s are those of emotion for each element', (_reads, style) => {
  fc.assert(
    fc.property(fc.array(properties, { maxLength: 30 }), fc.constantFrom([], ['margin:0;']), (elements, added) => {
      for (const props of elements) {
        const styles = [style, ...added] as Styles;
        const { name, styles: text } = emotions(styles, {}, { theme, ...props });
        expect(serializeStyles(styles, {}, { theme, ...props })).toMatchObject({ name, styles: text });
      }
    }),
  );
});

test('styles are made once for equal values of what they read', () => {
  const style = jest.fn(({ isOpen }: Props) => ({ display: isOpen ? 'block' : 'none' }));
  const texts = [true, false, true, false].map(
    (isOpen, at) => serializeStyles([style] as unknown as Styles, {}, { theme, isOpen, at }).styles,
  );
  expect(texts).toEqual(['display:block;', 'display:none;', 'display:block;', 'display:none;']);
  expect(style).toHaveBeenCalledTimes(2);
});

test('a property that is an object is not kept', () => {
  const style = jest.fn(({ box }: Props) => ({ ...(box as object) }));
  const box = { height: 1 };
  serializeStyles([style] as unknown as Styles, {}, { theme, box });
  box.height = 2;
  expect(serializeStyles([style] as unknown as Styles, {}, { theme, box }).styles).toBe('height:2px;');
});
