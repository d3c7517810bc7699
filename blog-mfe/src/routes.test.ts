import { Screens } from './routes';

test('the blog declares the parameters of its search and of View All Posts', () => {
  expect(Screens.routeOf?.('/blog')?.parameters).toEqual(['q', 'all']);
});
