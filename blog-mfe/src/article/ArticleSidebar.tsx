import styled from '@emotion/styled';
import { Picture, sticky, Stack } from '@glow/shared/ui';
import { NewsletterForm } from '@glow/shared/newsletter';
import { type PostSummary, publishedPosts } from '../data/posts';
import { CoveringLink, PostMeta } from '../components/PostMeta';

/** Maximum number of other articles in the sidebar (BLOG-10). */
const RECENT_COUNT = 3;

/** Sidebar: recent articles and the newsletter (BLOG-10). */
export function ArticleSidebar({ currentPost }: { currentPost: PostSummary }) {
  const others = publishedPosts().filter(({ id }) => id !== currentPost.id);
  return (
    <Aside as="aside" gap={12} aria-label="More from the blog">
      {others.length > 0 && <RecentArticles posts={others.slice(0, RECENT_COUNT)} />}
      <StayUpdated as="section" gap={2} aria-labelledby="stay-updated">
        <h2 id="stay-updated">Stay Updated</h2>
        <p>New articles and quiet tips, by letter.</p>
        <NewsletterForm source="blog_post_sidebar" interests={['blog']} />
      </StayUpdated>
    </Aside>
  );
}

const Aside = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
  [theme.from.desktop]: { ...sticky, top: theme.space(28), alignSelf: 'start' },
}));

const StayUpdated = styled(Stack)(({ theme }) => ({
  padding: theme.space(5),
  borderRadius: theme.radius.large,
  background: theme.colors.sage,
  '& > h2': { fontSize: theme.heading.sm },
  '& > p': { paddingBottom: theme.space(2) },
}));

function RecentArticles({ posts }: { posts: PostSummary[] }) {
  return (
    <RecentSection aria-labelledby="recent-articles">
      <h2 id="recent-articles">Recent Articles</h2>
      <ul role="list">
        {posts.map((post) => (
          <RecentArticle gap={3} key={post.id}>
            <Picture name={post.featuredImage} alt="" frame={1} sizes="64px" />
            <div>
              <h3>
                <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
              </h3>
              <PostMeta post={post} />
            </div>
          </RecentArticle>
        ))}
      </ul>
    </RecentSection>
  );
}

const RecentSection = styled.section(({ theme }) => ({
  '&, & > ul': { display: 'grid', gap: theme.space(5) },
  '& > h2': { fontSize: theme.heading.sm },
}));

const RecentArticle = styled(Stack.withComponent('li'))(({ theme }) => ({
  position: 'relative',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  '& > div': { display: 'grid', gap: theme.space(1) },
  h3: { fontSize: theme.text.xl, lineHeight: 1.2 },
  img: { borderRadius: theme.radius.medium },
}));
