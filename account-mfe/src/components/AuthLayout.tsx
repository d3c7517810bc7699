import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { Picture } from '@glow/shared/ui';
import type { ReactNode, Ref } from 'react';

interface AuthLayoutProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** One line below the heading. */
  intro: ReactNode;
  children: ReactNode;
}

/** Layout of login, signup and forgot-password, which have neither header nor footer (NAV-1). */
export function AuthLayout({ heading, headingRef, intro, children }: AuthLayoutProps) {
  const { colors, space, fonts } = useTheme();
  return (
    <Ground>
      <Panel>
        <div css={{ display: 'grid', alignContent: 'center', gap: space(8), minWidth: 0 }}>
          <Link to="/" css={{ justifySelf: 'start', paddingBlock: space(2) }}>
            <img src="/wordmark.svg" alt="Glow home" width={84} height={31} />
          </Link>
          <div css={{ display: 'grid', gap: space(2) }}>
            <h1
              ref={headingRef}
              tabIndex={-1}
              css={{ fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)', fontFamily: fonts.display }}
            >
              {heading}
            </h1>
            <p css={{ color: colors.textSoft }}>{intro}</p>
          </div>
          {children}
        </div>
        <Arch>
          <Picture name="newsletter" alt="" sizes="(min-width: 1024px) 520px, 1px" />
        </Arch>
      </Panel>
    </Ground>
  );
}

const Ground = styled.div(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: '100dvh',
  [theme.from.tablet]: { padding: theme.space(8), background: theme.colors.blush },
}));

const Panel = styled.div(({ theme }) => ({
  width: '100%',
  minHeight: '100dvh',
  padding: `${theme.space(6)} ${theme.space(5)} ${theme.space(12)}`,
  background: theme.colors.surface,
  [theme.from.tablet]: {
    maxWidth: 560,
    minHeight: 0,
    padding: theme.space(12),
    borderRadius: theme.radius.large,
    boxShadow: theme.shadow.soft,
  },
  [theme.from.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.space(16),
    maxWidth: 1080,
    padding: `${theme.space(8)} ${theme.space(8)} ${theme.space(8)} ${theme.space(16)}`,
  },
}));

const Arch = styled.div(({ theme }) => ({
  display: 'none',
  [theme.from.desktop]: {
    display: 'block',
    alignSelf: 'stretch',
    position: 'sticky',
    top: theme.space(8),
    minHeight: 600,
    maxHeight: 960,
    overflow: 'hidden',
    borderRadius: theme.radius.arch,
    img: { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' },
  },
}));
