import { scriptJson } from './scriptJson';

test('No text in it can end the script element, and it is read back as it was', () => {
  const value = { text: '</script><!--\u2028\u2029', list: [1, null, true] };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
