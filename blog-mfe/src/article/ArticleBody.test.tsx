import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { ArticleBody } from './ArticleBody';

const show = (content: string) => renderRoutes(() => <ArticleBody content={content} />, '/blog/a');

describe('the text of an article (BLOG-12)', () => {
  test('starts its headings at level two, and shows lists, quotations, strong and stressed words', () => {
    show(
      '# One\n\n## Two\n\n### Three\n\n- a **bold** word\n- a *quiet* one\n\n3. third\n4. fourth\n\n> Slowly is fine.',
    );
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'One'],
      ['H2', 'Two'],
      ['H3', 'Three'],
    ]);
    const [unordered, ordered] = screen.getAllByRole('list');
    expect([unordered?.tagName, ordered?.tagName, ordered?.getAttribute('start')]).toEqual(['UL', 'OL', '3']);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(['a bold word', 'a quiet one', 'third', 'fourth']);
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('quiet').tagName).toBe('EM');
    expect(within(screen.getByRole('blockquote')).getByText('Slowly is fine.')).toBeVisible();
  });

  test.each([
    ['a star that is meant', 'Rated 4\\*', 'Rated 4*'],
    ['what an article does not use', 'A ~~crossed~~ word', 'A ~~crossed~~ word'],
    ['an ampersand', 'Wash & go', 'Wash & go'],
  ])('keeps %s', (_, content, text) => {
    const { container } = show(content);
    expect(container).toHaveTextContent(text);
  });

  test('changes the screen for a link into the store, without leaving the page', async () => {
    const { user, place } = show('Try [the serum](/product/skn-001).');
    await user.click(screen.getByRole('link', { name: 'the serum' }));
    expect(place.url).toBe('/product/skn-001');
  });

  test.each([
    ['another site', 'https://example.com/a'],
    ['another site without a scheme', '//example.com/a'],
    ['a mail address', 'mailto:care@example.com'],
  ])('keeps a link to %s as it is', (_, href) => {
    show(`Read [more](${href}).`);
    expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['<script>window.stolen = 1</script>', '<img src="x" onerror="alert(1)">', '<b>hello</b>'])(
    'shows %s as text instead of rendering it',
    (html) => {
      const { container } = show(`Before ${html} after`);
      expect(container).toHaveTextContent(html);
      expect(container.querySelector('script, img, b')).toBeNull();
    },
  );

  test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,hello', 'vbscript:hello'])(
    'renders only the text of a link to %s',
    (href) => {
      show(`Press [here](${href}).`);
      expect(screen.getByText('Press here.')).toBeVisible();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});
