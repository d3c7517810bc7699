import { Route, Routes } from '@glow/shared/router';
import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { ArticleBody } from './ArticleBody';

function show(content: string) {
  function Screens() {
    return (
      <Routes>
        <Route path="*" element={<ArticleBody content={content} />} />
      </Routes>
    );
  }
  return renderRoutes(Screens, '/blog/a');
}

describe('the text of an article', () => {
  test('begins its headings at the second level', () => {
    show('# One\n\n## Two\n\n### Three');
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'One'],
      ['H2', 'Two'],
      ['H3', 'Three'],
    ]);
  });

  test('shows lists and strong words', () => {
    show('- a **bold** word\n- another\n\n1. first\n2. second');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByText('bold').tagName).toBe('STRONG');
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

  test.each(['<script>window.stolen = 1</script>', '<img src="x" onerror="alert(1)">', '<b>hello</b>'])('shows %s as text and does not obey it', (html) => {
    const { container } = show(`Before ${html} after`);
    expect(container).toHaveTextContent(html);
    expect(container.querySelector('script, img, b')).toBeNull();
  });

  test('drops an address that would run a script', () => {
    show('Press [here](javascript:alert(1)).');
    expect(screen.getByText('here')).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  });
});
