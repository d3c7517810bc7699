import { announceFilledFields } from '../outlets/hydrate';

test('Fields that a browser has filled in send an input event, others and recorded ones none', () => {
  document.body.innerHTML = `
    <input id="recorded"><input id="typed"><input id="ticked" type="checkbox">
    <input id="served" value="rose"><input id="served-tick" type="checkbox" checked>`;
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  field('typed').value = 'noor@example.com';
  field('recorded').value = 'a';
  field('ticked').checked = true;
  window.glow_queue = [[field('recorded'), 'a', false]];
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as Element).id));
  announceFilledFields(document.body);
  expect(heard).toEqual(['typed', 'ticked']);
});
