import { announceFilledFields } from './announceFilledFields';

test('Fields that a browser has filled in send an input event, others none', () => {
  document.body.innerHTML = `
    <input id="typed"><input id="ticked" type="checkbox">
    <input id="served" value="rose"><input id="served-tick" type="checkbox" checked>`;
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  field('typed').value = 'noor@example.com';
  field('ticked').checked = true;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as Element).id));
  announceFilledFields(document.body);
  expect(heard).toEqual(['typed', 'ticked']);
});
