import { theme } from '@glow/shared/theme';
import { drawnCheck } from './drawnCheck';
import { drawnSelect } from './drawnSelect';

test.each([
  ['check', drawnCheck(theme)],
  ['select', drawnSelect(theme)],
])('where the system forces its colours it draws a %s itself (FORM-23)', (_, styles) => {
  expect(styles).not.toHaveProperty('appearance');
  expect(styles['@media (forced-colors: none)']).toHaveProperty('appearance', 'none');
});
