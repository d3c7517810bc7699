import { sealer } from './connectProvider';

const KEY = 'a key for tests of thirty-two characters';

test('what is sealed is opened, and looks different each time', () => {
  const { seal, open } = sealer(KEY, 'tests');
  const sealed = [seal('schön'), seal('schön')];
  expect(sealed.map(open)).toEqual(['schön', 'schön']);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(open(seal(''))).toBe('');
});

test('nothing is opened that was sealed with another key or for another purpose', () => {
  const sealed = sealer(KEY, 'tests').seal('text');
  expect(sealer(`${KEY}.`, 'tests').open(sealed)).toBeUndefined();
  expect(sealer(KEY, 'test').open(sealed)).toBeUndefined();
});

test('nothing is opened of which a byte was changed or is missing', () => {
  const { seal, open } = sealer(KEY, 'tests');
  const bytes = Buffer.from(seal('text'), 'base64url');
  bytes.forEach((byte, index) => {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(open(changed.toString('base64url'))).toBeUndefined();
    expect(open(bytes.subarray(0, index).toString('base64url'))).toBeUndefined();
  });
  expect(open('null')).toBeUndefined();
});
