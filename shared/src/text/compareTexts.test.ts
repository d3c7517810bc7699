import { compareTexts } from './compareTexts';

test('names are in the order in which a reader looks for them, whatever their case and accents', () => {
  const names = ['Velour', 'aurelle', 'Zoeva', 'Évora', 'Zoë', 'e.l.f.', 'Botanica', "L'Étoile", 'evelyn', 'Zo'];
  expect(names.sort(compareTexts)).toEqual([
    ...['aurelle', 'Botanica', 'e.l.f.', 'evelyn', 'Évora', "L'Étoile", 'Velour', 'Zo', 'Zoë', 'Zoeva'],
  ]);
});
