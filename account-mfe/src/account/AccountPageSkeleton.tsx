import { useTheme } from '@emotion/react';
import { PageHead } from '@glow/shared/app';
import { Container, Skeleton } from '@glow/shared/ui';

/** The account page before the auth state is hydrated. */
export function AccountPageSkeleton() {
  const { colors, space, radius, from } = useTheme();
  return (
    <>
      <PageHead title="Your account" isPrivate />
      <Container aria-busy="true" css={{ display: 'grid', gap: space(10), paddingBlock: `${space(10)} ${space(20)}` }}>
        <div
          css={{
            display: 'grid',
            gap: space(6),
            alignItems: 'center',
            [from.desktop]: { gridTemplateColumns: '1fr auto' },
          }}
        >
          <div css={{ display: 'flex', alignItems: 'center', gap: space(5) }}>
            <Skeleton
              css={{
                flex: 'none',
                width: 64,
                height: 80,
                borderRadius: radius.arch,
                background: colors.blush,
                [from.tablet]: { width: 80, height: 100 },
              }}
            />
            <div css={{ display: 'grid', flex: 1, gap: space(3) }}>
              <Skeleton width={110} height={14} />
              <Skeleton width="min(280px, 90%)" height={40} />
            </div>
          </div>
          <div css={{ display: 'flex', gap: space(3) }}>
            <Skeleton width={121} height={44} css={{ borderRadius: radius.pill }} />
            <Skeleton width={126} height={44} css={{ borderRadius: radius.pill }} />
          </div>
        </div>
        <div css={{ display: 'grid', gap: space(6) }}>
          <div
            css={{
              display: 'flex',
              alignItems: 'center',
              gap: space(6),
              height: 49,
              overflow: 'hidden',
              borderBottom: `1px solid ${colors.line}`,
            }}
          >
            {[56, 60, 84, 140].map((width) => (
              <Skeleton key={width} width={width} height={16} css={{ flex: 'none' }} />
            ))}
          </div>
          <Skeleton height={280} css={{ borderRadius: radius.medium }} />
        </div>
      </Container>
    </>
  );
}
